import { useEffect, useRef } from 'react'
import { findDraft, keepDraft, leaveDraft } from './draft-store'

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
    if (area && area.value === '') area.value = findDraft(id)
    return () => {
      if (isSent.current) leaveDraft(id, area?.value ?? '', location.pathname)
    }
  }, [id])
  return {
    place,
    onInput: (text: string) => keepDraft(id, text),
    onSend: () => {
      isSent.current = true
    },
  }
}
