/**
 * A signal that aborts with another one, and when the time is over. By hand: `AbortSignal.any` is missing in Safari before
 * 17.4 and in Firefox before 124, where every form would fail.
 */
export function limitSignal(milliseconds: number, other?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds)
  if (!other) return limit
  const either = new AbortController()
  for (const signal of [other, limit]) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}
