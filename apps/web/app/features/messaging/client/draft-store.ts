const keyOf = (id: string): string => `draft:${id}`

/** Storage may be full or forbidden; then there are no drafts. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function put(storage: Storage, id: string, text: string): void {
  if (text === '') storage.removeItem(keyOf(id))
  else storage.setItem(keyOf(id), text)
}

/** Keeps what is typed and not sent. */
export function keepDraft(id: string, text: string): void {
  attempt(() => put(localStorage, id, text))
  attempt(() => put(sessionStorage, id, ''))
}

/** What was typed and not sent; empty where there is none. */
export function findDraft(id: string): string {
  const kept = attempt(() => localStorage.getItem(keyOf(id)))
  if (kept !== null) return kept
  const left = attempt(() => sessionStorage.getItem(keyOf(id)))
  if (left === null) return ''
  // From now on it goes with the session, as any other.
  keepDraft(id, left)
  return left
}

/**
 * What becomes of a text whose form was sent, once its page is left. Sent, it leads to its conversation, and is forgotten. To
 * another page leads only what was not sent: to the login, with which all that this browser stored of the session is
 * cleared. The tab keeps the text until then.
 * @param path of the page that comes
 */
export function leaveDraft(id: string, text: string, path: string): void {
  if (path.startsWith('/chat/')) keepDraft(id, '')
  else attempt(() => put(sessionStorage, id, text))
}
