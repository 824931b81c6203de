/** Calls when this browser's first worker has come to be in charge; never where there is none. @returns how to stop */
export function whenWorkerReady(call: () => void): () => void {
  let isOver = false
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.ready.then(
      () => !isOver && call(),
      () => undefined,
    )
  return () => {
    isOver = true
  }
}
