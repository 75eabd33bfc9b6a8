/**
 * Runs a call with a time limit of its own. tRPC aborts its requests without passing on why, so a call that took too
 * long looks like one that was given up; this throws what the limit itself says.
 * @throws DOMException TimeoutError when the limit was reached
 */
export async function within<T>(milliseconds: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(milliseconds)
  try {
    return await call(limit)
  } catch (error) {
    limit.throwIfAborted()
    throw error
  }
}
