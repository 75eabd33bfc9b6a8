import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Which slide of a scrolling row is shown, and how to show another. It goes round: after the last comes the first. */
export function useShownSlide(viewport: RefObject<HTMLElement>, count: number) {
  const [shown, setShown] = useState(0)

  useEffect(() => {
    const row = viewport.current
    if (!row) return
    const follow = () => setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
    follow()
    row.addEventListener('scroll', follow, { passive: true })
    return () => row.removeEventListener('scroll', follow)
  }, [viewport])

  const show = useCallback(
    (wanted: number | 'next' | 'previous') => {
      const row = viewport.current
      if (!row || count === 0) return
      const now = Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
      const index = wanted === 'next' ? now + 1 : wanted === 'previous' ? now - 1 : wanted
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const left = ((index + count) % count) * row.clientWidth
      row.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' })
    },
    [viewport, count],
  )

  return { shown, show }
}
