// The table's sounds, each made of a few strokes: when it begins, how long it lasts, how loud it is, and
// its pitch. Wood is noise through a narrow filter, and a tone is a sine; all of them are short and soft.
// The app loads this with the first sound that is wished (`src/later.js`).

const WOOD = 0, TONE = 1;
const SOUNDS = [
  // Dice: some knocks, each softer.
  [[WOOD, 0, 0.05, 0.22, 1900], [WOOD, 0.07, 0.05, 0.17, 2300], [WOOD, 0.13, 0.05, 0.12, 1700], [WOOD, 0.2, 0.06, 0.07, 2100]],
  // A checker on wood.
  [[WOOD, 0, 0.07, 0.3, 950]],
  // On another checker: two knocks and a low hum.
  [[WOOD, 0, 0.06, 0.3, 1300], [WOOD, 0.06, 0.09, 0.3, 700], [TONE, 0.06, 0.22, 0.1, 196]],
  // Three tones upwards.
  [[TONE, 0, 0.3, 0.1, 392], [TONE, 0.14, 0.3, 0.1, 494], [TONE, 0.28, 0.6, 0.1, 587]],
];

let context, noise;

function stroke([kind, after, length, loud, pitch]) {
  const at = context.currentTime + after, gain = context.createGain();
  // It ends before it is cut off.
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(context.destination);
  let source;
  if (kind === TONE) {
    source = new OscillatorNode(context, { frequency: pitch });
    source.connect(gain);
  } else {
    source = new AudioBufferSourceNode(context, { buffer: noise });
    source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 })).connect(gain);
  }
  source.start(at);
  source.stop(at + length);
}

export function play(sound) {
  // A browser without sound plays on in silence.
  if (!globalThis.AudioContext) return;
  if (!context) {
    context = new AudioContext();
    noise = new AudioBuffer({ length: context.sampleRate / 5, sampleRate: context.sampleRate });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  // It sleeps until somebody has touched the page.
  context.resume().catch(() => {});
  SOUNDS[sound].forEach(stroke);
}
