// Starts the engine's module, which lies in the folder that the page's script names.

const PATIENCE = 15_000; // milliseconds

/** Starts it in a worker, or on the page. `heard` is called with what it sends, later and never
 * during this call; what goes wrong with it is told in the same way, as text. */
export function open(onPage, heard) {
  const folder = document.querySelector("script[data-thinker]")?.dataset.thinker ?? "";
  const address = new URL(`${folder}thinker.js`, document.baseURI);
  let end; // what is spoken to
  const timer = setTimeout(() => heard("it did not start in time"), PATIENCE);
  const lost = (error) => heard(`${error?.message ?? error}`);
  const listen = (port) => {
    end = port;
    end.onmessage = ({ data }) => {
      clearTimeout(timer);
      heard(data);
    };
  };
  if (onPage) {
    const { port1, port2 } = new MessageChannel();
    listen(port1);
    import(address).then(({ serve }) => serve(port2)).catch(lost);
  } else {
    try {
      listen(new Worker(address, { type: "module" }));
      end.onerror = (event) => {
        event.preventDefault();
        lost(event);
      };
    } catch (error) {
      setTimeout(lost, 0, error);
    }
  }
  return {
    say: (bytes) => end?.postMessage(bytes),
    close: () => {
      clearTimeout(timer);
      heard = () => {};
      end?.terminate?.();
      end?.close?.();
    },
  };
}
