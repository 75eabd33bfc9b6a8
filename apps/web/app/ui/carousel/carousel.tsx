import { type ComponentType, useEffect, useRef, useState } from 'react'
import { cx } from '../cx'
import type { CarouselLiveProps } from './carousel-live'
import type { CarouselProps } from './carousel-props'
import { whenSeenAndIdle } from './when-idle'

/**
 * A row to swipe through, from the first byte on and without scripts. What moves it by itself and in a
 * circle is fetched when the row is on the screen and the browser has nothing better to do.
 */
export function Carousel({ label, slides, words, play, look = 'banner', className }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<CarouselLiveProps> | null>(null)
  const many = slides.length > 1
  const onHover = play?.when === 'hover'

  useEffect(() => {
    const element = root.current
    if (!element || !many) return
    let gone = false
    const load = async () => {
      const { CarouselLive } = await import('./carousel-live')
      if (!gone) setLive(() => CarouselLive)
    }
    const area = onHover ? (element.closest('[data-plays]') ?? element) : null
    area?.addEventListener('pointerenter', load, { once: true })
    area?.addEventListener('focusin', load, { once: true })
    const stopWaiting = area ? undefined : whenSeenAndIdle(element, load)
    return () => {
      gone = true
      stopWaiting?.()
      area?.removeEventListener('pointerenter', load)
      area?.removeEventListener('focusin', load)
    }
  }, [many, onHover])

  const inTile = look === 'picture'
  const Frame = inTile ? 'div' : 'section'

  return (
    <Frame ref={root} aria-label={inTile ? undefined : label} className={cx('relative', className)}>
      {Live && <Live root={root} viewport={viewport} slides={slides} words={words} play={play} look={look} />}
      <div
        ref={viewport}
        data-still={inTile ? '' : undefined}
        // The row itself is moved with the arrow keys.
        tabIndex={many && !inTile ? 0 : undefined}
        className="slides"
      >
        <div className="slide-row">
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              {...(inTile
                ? { 'aria-hidden': index > 0 || undefined }
                : { role: 'group', 'aria-label': slide.label })}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </Frame>
  )
}
