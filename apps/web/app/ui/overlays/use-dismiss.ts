import { type RefObject, useEffect } from 'react'

/**
 * Closes a `<details>` on Escape, when the focus or a press goes elsewhere and after a link in it was followed. With `whole: 'parent'`
 * its parent counts as the inside, for panels that are beside the `<details>`.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement>, whole: 'self' | 'parent' = 'self'): void {
  useEffect(() => {
    const details = ref.current
    const inside = whole === 'self' ? details : details?.parentElement
    if (!details || !inside) return
    const close = () => {
      details.open = false
    }
    const handlePress = (event: Event) => {
      if (details.open && event.target instanceof Node && !inside.contains(event.target)) close()
    }
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !inside.contains(relatedTarget)) close()
    }
    const handleClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey)
    inside.addEventListener('click', handleClick)
    inside.addEventListener('focusout', handleFocus)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey)
      inside.removeEventListener('click', handleClick)
      inside.removeEventListener('focusout', handleFocus)
    }
  }, [ref, whole])
}
