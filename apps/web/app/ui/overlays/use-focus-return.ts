import { type RefObject, useRef } from 'react'

export type FocusReturn = {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Where the focus goes when an overlay without a trigger of its own closes: back to what had it before, or to what the
 * page is about when a link in the overlay led to another one.
 * @param anchor goes before what had the focus
 */
export function useFocusReturn(anchor?: RefObject<HTMLElement>): FocusReturn {
  const opened = useRef<{ path: string; opener: Element | null } | null>(null)
  return {
    onOpenAutoFocus: () => {
      opened.current = { path: location.pathname, opener: anchor?.current ?? document.activeElement }
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const { path, opener } = opened.current ?? {}
      if (path !== location.pathname) document.querySelector('main')?.focus({ preventScroll: true })
      else if (opener instanceof HTMLElement) opener.focus()
    },
  }
}
