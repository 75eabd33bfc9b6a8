export type Answer = { success: true } | { success: false; code: string; message: string }

interface Sent {
  /** Undefined when nothing came with the event. */
  payload: unknown
  answer: (given: Answer) => void
}

/** What a client sent with an event. Socket.IO puts the acknowledgement last, behind whatever came, which may be nothing. */
export function readSent(sent: readonly unknown[]): Sent {
  const last = sent.at(-1)
  if (typeof last !== 'function') return { payload: sent[0], answer: () => {} }
  return { payload: sent.length === 1 ? undefined : sent[0], answer: (given) => void last(given) }
}
