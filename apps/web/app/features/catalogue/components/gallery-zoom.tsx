import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { IconButton } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import type { ItemFacts } from '../server/item-view.server'

export type GalleryZoomProps = Pick<ItemFacts, 'title' | 'images'> & {
  altOf: (index: number) => string
  /** The picture to begin with. */
  first: number
  onClose: () => void
}

/** Of the picture as it fits the window. */
const ZOOM = 'w-[220%] max-w-none'

/**
 * Pictures in full size over the page: arrows or a swipe for the others, a press or + and − to look closer, Escape
 * to leave. The browser's own dialog keeps the focus inside and gives it back.
 */
export function GalleryZoom({ title, images, altOf, first, onClose }: GalleryZoomProps) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const [isClose, setClose] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' })
  }, [first])

  const go = (to: number) => {
    if (to < 0 || to >= images.length) return
    setClose(false)
    row.current?.scrollTo({ left: to * row.current.clientWidth })
  }
  const follow = () => {
    if (row.current) setShown(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' && !isClose) go(shown - 1)
    else if (event.key === 'ArrowRight' && !isClose) go(shown + 1)
    else if (event.key === '+' || event.key === '=') setClose(true)
    else if (event.key === '-') setClose(false)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('gallery.title', { title })}
      onClose={onClose}
      onKeyDown={press}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink backdrop:bg-veil"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 p-2">
          <p aria-live="polite" className="grow px-2 text-sm tabular-nums">
            {t('gallery.position', { number: shown + 1, count: images.length })}
          </p>
          <IconButton
            icon={isClose ? 'minus' : 'plus'}
            label={t(isClose ? 'gallery.zoomOut' : 'gallery.zoomIn')}
            onClick={() => setClose(!isClose)}
          />
          <IconButton icon="close" label={t('gallery.close')} onClick={() => dialog.current?.close()} />
        </div>
        <ul
          ref={row}
          onScroll={follow}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('item.pictures')}
          className={cx(
            'flex min-h-0 grow snap-x snap-mandatory overscroll-contain motion-safe:scroll-smooth',
            isClose ? 'overflow-hidden' : 'overflow-x-auto',
          )}
        >
          {images.map(({ key, width, height, blur }, index) => (
            <li
              key={key}
              aria-hidden={index !== shown}
              tabIndex={isClose && index === shown ? 0 : undefined}
              className={cx(
                'size-full shrink-0 snap-center',
                isClose && index === shown ? 'overflow-auto' : 'overflow-hidden',
              )}
            >
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above and the keys + and − do the same */}
              <img
                src={pictureUrl(key, 960)}
                alt={altOf(index)}
                width={width}
                height={height}
                loading={Math.abs(index - shown) > 1 ? 'lazy' : 'eager'}
                style={isClose ? { background: `url(${blur}) center / cover` } : undefined}
                onClick={() => setClose(!isClose)}
                className={
                  isClose && index === shown
                    ? cx(ZOOM, 'h-auto cursor-zoom-out')
                    : 'size-full cursor-zoom-in object-contain'
                }
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <div className="flex justify-center gap-4 p-2">
            <IconButton
              icon="chevron-left"
              label={t('gallery.previous')}
              aria-disabled={shown === 0}
              onClick={() => go(shown - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('gallery.next')}
              aria-disabled={shown === images.length - 1}
              onClick={() => go(shown + 1)}
            />
          </div>
        )}
      </div>
    </dialog>
  )
}
