import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** How long somebody counts as writing after a sign of it. */
const TYPING_MS = 6_000
/** A sign is sent no more often than this. */
const SIGN_MS = 3_000

const isAbout = (event: Event, conversationId: string): boolean =>
  event instanceof CustomEvent && event.detail?.conversation === conversationId

/** Follows what the other one does: whether they are writing. What they have read is fetched anew. */
export function useChatEvents(conversationId: string, newest: string | undefined): boolean {
  const { revalidate } = useRevalidator()
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTyping = (event: Event) => {
      if (!isAbout(event, conversationId)) return
      setTyping(true)
      clearTimeout(timer)
      timer = setTimeout(() => setTyping(false), TYPING_MS)
    }
    const onRead = (event: Event) => {
      if (isAbout(event, conversationId)) revalidate()
    }
    addEventListener('typing', onTyping)
    addEventListener('messagesRead', onRead)
    return () => {
      clearTimeout(timer)
      removeEventListener('typing', onTyping)
      removeEventListener('messagesRead', onRead)
    }
  }, [conversationId, revalidate])
  // What they were writing has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends it
  useEffect(() => setTyping(false), [newest])
  return isTyping
}

let signedAt = 0

/** Tells the other one that this one is writing. Nothing depends on it. */
export function signTyping(conversationId: string): void {
  if (Date.now() - signedAt < SIGN_MS) return
  signedAt = Date.now()
  fetch(`/api/conversations/${conversationId}/typing`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => {})
}
