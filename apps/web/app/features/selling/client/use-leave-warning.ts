import { useEffect, useRef } from 'react'

/** Whether a press on a link leads away from here: one within `data-keeps-form` shows the same page in another way. */
const leads = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return false
  if (link.closest('[data-keeps-form]')) return false
  return link.getAttribute('target') !== '_blank' && !link.getAttribute('href')?.startsWith('#')
}

/**
 * Asks before the page is left while something would be lost. By hand: the router's own hooks for this would come with every
 * page of the market.
 * @param atUnload whether it would be when the document goes; the browser asks in its own words
 * @param atLink whether it would be when a link is followed
 */
export function useLeaveWarning(question: string, atUnload: () => boolean, atLink = atUnload): void {
  const latest = useRef({ question, atUnload, atLink })
  latest.current = { question, atUnload, atLink }
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => {
      if (latest.current.atUnload()) event.preventDefault()
    }
    const follow = (event: MouseEvent) => {
      if (!leads(event) || !latest.current.atLink() || confirm(latest.current.question)) return
      event.preventDefault()
      // Nothing else on the page asks the same once more.
      event.stopImmediatePropagation()
    }
    addEventListener('beforeunload', unload)
    document.addEventListener('click', follow, true)
    return () => {
      removeEventListener('beforeunload', unload)
      document.removeEventListener('click', follow, true)
    }
  }, [])
}
