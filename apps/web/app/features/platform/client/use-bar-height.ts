import { type RefObject, useEffect } from 'react'

/** Reserves the room of a bar at the bottom of the window as `--chosen-bar`, as long as it stands there. */
export function useBarHeight(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const measure = new ResizeObserver(() => {
      const isStuck = getComputedStyle(element).position === 'sticky'
      style.setProperty('--chosen-bar', `${isStuck ? element.offsetHeight + 8 : 0}px`)
    })
    measure.observe(element)
    return () => {
      measure.disconnect()
      style.removeProperty('--chosen-bar')
    }
  }, [bar])
}
