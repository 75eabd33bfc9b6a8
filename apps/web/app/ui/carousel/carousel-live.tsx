import { type RefObject, useCallback, useEffect } from 'react'
import { buttonClass } from '../button-class'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import type { CarouselProps, Slide } from './carousel-props'
import { useAutoplay } from './use-autoplay'
import { useShownSlide } from './use-shown-slide'

export type CarouselLiveProps = Pick<CarouselProps, 'words' | 'play' | 'look'> & {
  root: RefObject<HTMLElement>
  viewport: RefObject<HTMLDivElement>
  slides: readonly Slide[]
}

/** Fetched by `Carousel`: moves the row by its own scrolling, so that finger, keys and buttons never disagree. */
export function CarouselLive({ root, viewport, slides, words, play, look }: CarouselLiveProps) {
  const { shown, show } = useShownSlide(viewport, slides.length)
  const showNext = useCallback(() => show('next'), [show])
  const { wanted, running, toggle } = useAutoplay(root, play, showNext)

  useEffect(() => {
    // Read out what a button brought, but not what comes by itself.
    viewport.current?.setAttribute('aria-live', running ? 'off' : 'polite')
  }, [viewport, running])

  if (look === 'picture') {
    return (
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-2 z-10 flex justify-center gap-1"
      >
        {slides.map((slide, index) => (
          <span
            key={slide.key}
            className={cx('size-1.5 rounded-full', index === shown ? 'bg-jade' : 'bg-line-strong')}
          />
        ))}
      </div>
    )
  }

  const button = (icon: IconName, label: string, onClick: () => void, className?: string) => (
    <button
      type="button"
      onClick={onClick}
      className={buttonClass({
        variant: 'quiet',
        square: true,
        className: cx('text-current! hover:text-jade!', className),
      })}
    >
      <Icon name={icon} size={22} />
      <span className="sr-only">{label}</span>
    </button>
  )

  return (
    <div className="absolute inset-x-2 bottom-1 z-10 flex items-center gap-1 sm:inset-x-4 sm:bottom-2">
      {play && button(wanted ? 'pause' : 'play', wanted ? words.pause : words.play, toggle)}
      <div className="flex min-w-0 grow">
        {slides.map((slide, index) => (
          <button
            key={slide.key}
            type="button"
            aria-current={index === shown}
            onClick={() => show(index)}
            className="group/bar grid h-11 max-w-11 min-w-6 grow place-items-center rounded-control"
          >
            <span className="block h-1 w-4/5 overflow-clip rounded-full bg-current/35 group-hover/bar:bg-current/60">
              {index === shown && (
                <span
                  key={String(running)}
                  className={cx('block size-full origin-left bg-thread', running && 'slide-progress')}
                  style={running ? { animationDuration: `${play?.intervalMs}ms` } : undefined}
                />
              )}
            </span>
            <span className="sr-only">{slide.label}</span>
          </button>
        ))}
      </div>
      {button('chevron-left', words.previous, () => show('previous'), 'max-sm:hidden')}
      {button('chevron-right', words.next, () => show('next'), 'max-sm:hidden')}
    </div>
  )
}
