// The engine's message loop. A worker that runs this serves the page that started it; a page that
// imports it passes `serve` a port. Text says how the engine is: "ready", or what went wrong.
// Everything else is bytes.

import start, { Desk } from "./engine.js";

const SLICE = 8; // milliseconds, half a frame

const inWorker = typeof DedicatedWorkerGlobalScope !== "undefined";

/** Answers what comes through the port, in slices, so that messages and the page come in between. */
export async function serve(port) {
  try {
    await start();
    const desk = new Desk();
    const later = laterOn(() => turn(() => work(SLICE)));
    let underWay = false; // a slice is to come
    let fetching = false;
    let prepared = !inWorker; // a page would halt for it: there it is done when it must be

    function turn(deed) {
      try {
        deed();
        for (let reply; (reply = desk.reply()); ) port.postMessage(reply);
        const game = desk.lacks();
        if (game && !fetching) fetchWeights(game);
      } catch (error) {
        port.onmessage = null;
        port.postMessage(`failed: ${error}`);
      }
    }

    function wake() {
      if (!underWay) {
        underWay = true;
        later();
      }
    }

    function work(slice) {
      underWay = false;
      const end = performance.now() + slice;
      while (desk.work()) {
        if (performance.now() >= end) return wake();
      }
      if (!prepared && desk.evaluations()) {
        prepared = true;
        setTimeout(() => turn(() => desk.prepare()));
      }
    }

    async function fetchWeights(game) {
      fetching = true;
      let provide;
      try {
        const response = await fetch(new URL(`${game}.net`, import.meta.url));
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
        const weights = new Uint8Array(await response.arrayBuffer());
        provide = () => desk.provide(game, weights);
      } catch (error) {
        provide = () => desk.refuse(game, `${error}`);
      }
      fetching = false;
      turn(provide);
      wake();
    }

    port.onmessage = ({ data }) => {
      turn(() => {
        desk.hear(data instanceof Uint8Array ? data : new Uint8Array());
        // The first bit at once: it is the whole of a ranking with one ply.
        if (!underWay) work(0);
      });
    };
    port.postMessage("ready");
  } catch (error) {
    port.postMessage(`failed: ${error}`);
  }
}

/** A function that has `deed` done after whatever waits already. Timers wait 4 ms at least: good for
 * a page, too long for a worker. */
function laterOn(deed) {
  if (!inWorker) return () => setTimeout(deed);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = deed;
  return () => port2.postMessage(null);
}

if (inWorker) serve(self);
