import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'

/** Marks what a chat shows as read, once it is looked at. */
export function useMarkRead({ unread, delivered }: { unread: number; delivered: number }): void {
  const { submit } = useFetcher()
  useEffect(() => {
    if (unread === 0) return
    const mark = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', mark)
      submit({ intent: 'read', through: delivered }, { method: 'post' })
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unread, delivered, submit])
}
