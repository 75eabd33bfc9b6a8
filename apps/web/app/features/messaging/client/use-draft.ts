import { useEffect, useRef } from 'react'

const keyOf = (id: string): string => `draft:${id}`

/** Storage may be full or forbidden; then there are no drafts. */
function keep(id: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), text)
  } catch {}
}

function find(id: string): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

/**
 * Keeps what is typed but not sent, for each conversation. Once a message is sent its form is drawn anew, and the draft
 * goes; a refused one stays.
 * @param id of the conversation, or of what it would be about
 * @param isRefused whether the form was sent and refused
 */
export function useDraft(id: string, isRefused: boolean) {
  const place = useRef<HTMLTextAreaElement>(null)
  const isSent = useRef(false)
  if (isRefused) isSent.current = false
  useEffect(() => {
    const area = place.current
    if (area && area.value === '') area.value = find(id)
    return () => {
      // What was sent leads to its conversation. To another page leads only what was not: the login, an error.
      if (isSent.current && location.pathname.startsWith('/chat/')) keep(id, '')
    }
  }, [id])
  return {
    place,
    onInput: (text: string) => keep(id, text),
    onSend: () => {
      isSent.current = true
    },
  }
}
