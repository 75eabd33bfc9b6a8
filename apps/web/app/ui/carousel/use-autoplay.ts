import { type RefObject, useEffect, useState } from 'react'
import type { CarouselPlay } from './carousel-props'

export type Autoplay = {
  /** Someone wants it to move; false after a press on pause, and from the start with reduced motion. */
  wanted: boolean
  /** It moves right now. */
  running: boolean
  toggle: () => void
}

/** Calls `next` in its rhythm while nobody points at it, reads it with the keyboard or looks elsewhere. */
export function useAutoplay(
  root: RefObject<HTMLElement>,
  play: CarouselPlay | undefined,
  next: () => void,
): Autoplay {
  const [wanted, setWanted] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [touched, setTouched] = useState(false)
  const [pageSeen, setPageSeen] = useState(() => !document.hidden)
  const when = play?.when
  const intervalMs = play?.intervalMs ?? 0

  useEffect(() => {
    const area = when === 'hover' ? (root.current?.closest('[data-plays]') ?? root.current) : root.current
    if (!area) return
    const look = () => setTouched(area.matches(':hover, :focus-within'))
    const lookLater = () => requestAnimationFrame(look)
    const lookAtPage = () => setPageSeen(!document.hidden)
    look()
    for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      area.addEventListener(name, lookLater)
    document.addEventListener('visibilitychange', lookAtPage)
    return () => {
      for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
        area.removeEventListener(name, lookLater)
      document.removeEventListener('visibilitychange', lookAtPage)
    }
  }, [root, when])

  const running = wanted && pageSeen && when !== undefined && touched === (when === 'hover')

  useEffect(() => {
    if (!running) return
    const timer = setInterval(next, intervalMs)
    return () => clearInterval(timer)
  }, [running, next, intervalMs])

  return { wanted, running, toggle: () => setWanted((now) => !now) }
}
