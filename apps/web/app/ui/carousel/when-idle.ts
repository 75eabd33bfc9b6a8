/** Calls back once, when the element is on the screen and the browser is idle. Returns what cancels it. */
export function whenSeenAndIdle(element: Element, callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    cancelIdle = whenIdle(callback)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelIdle?.()
  }
}

function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, 300)
  return () => clearTimeout(handle)
}
