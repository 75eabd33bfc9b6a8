import { type MouseEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { loadTexts } from '../../../i18n/texts'
import { pictureUrl } from '../../../lib/uploads'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'
import { usePartFailure } from '../../platform/client/use-part-failure'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { GALLERY_SIZES } from '../client/gallery-sizes'
import type { ItemFacts } from '../server/item-view.server'

const loadZoom = async () => {
  const [{ GalleryZoom }] = await Promise.all([import('./gallery-zoom'), loadTexts('gallery')])
  return GalleryZoom
}

/** The pictures, to swipe through or to pick from below; a press opens one in full size. Works without scripts. */
export function ItemGallery({ title, images }: Pick<ItemFacts, 'title' | 'images'>) {
  const t = useT()
  const viewport = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const reportFailure = usePartFailure(() => setZoomed(shown))
  const Zoom = useLazyPart(zoomed !== null, loadZoom, () => {
    setZoomed(null)
    reportFailure()
  })
  const many = images.length > 1
  const altOf = (index: number): string =>
    images[index]?.alt || t('item.pictureOf', { number: index + 1, count: images.length, title })

  const follow = () => {
    const row = viewport.current
    if (row) setShown(Math.round(row.scrollLeft / row.clientWidth))
  }
  const show = (event: MouseEvent, index: number) => {
    const row = viewport.current
    if (!row) return
    event.preventDefault()
    row.scrollTo({ left: index * row.clientWidth })
  }

  const enlarge = (event: MouseEvent, index: number) => {
    // Another tab or window is what the browser is for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(index)
  }

  if (images.length === 0)
    return (
      <div className="overflow-clip rounded-card border border-line">
        <ItemPicture
          pictureKey={undefined}
          alt=""
          sizes={GALLERY_SIZES}
          className="aspect-square size-full"
        />
      </div>
    )
  return (
    <div>
      <section
        ref={viewport}
        aria-label={t('item.pictures')}
        tabIndex={many ? 0 : undefined}
        onScroll={follow}
        className="slides overflow-y-clip border-line bg-sunken motion-safe:scroll-smooth max-sm:-mx-[16px] sm:rounded-card sm:border"
      >
        <div className="slide-row">
          {images.map(({ key, blur, width, height }, index) => (
            <a
              key={key}
              id={`picture-${index + 1}`}
              href={pictureUrl(key, 960)}
              onClick={(event) => enlarge(event, index)}
              className="group relative block aspect-square -outline-offset-4"
            >
              <ItemPicture
                pictureKey={key}
                alt={altOf(index)}
                sizes={GALLERY_SIZES}
                blur={blur}
                width={width}
                height={height}
                isFirst={index === 0}
                className="size-full object-contain"
              />
              <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface text-ink opacity-80 group-hover:opacity-100">
                <Icon name="search" label={t('item.zoom')} />
              </span>
            </a>
          ))}
        </div>
      </section>
      {many && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-0.5">
          {images.map(({ key, blur }, index) => (
            <li key={key} className="shrink-0">
              <a
                href={`#picture-${index + 1}`}
                aria-current={index === shown}
                onClick={(event) => show(event, index)}
                className={cx(
                  'block size-16 overflow-clip rounded-control border-2 sm:size-20',
                  index === shown ? 'border-jade' : 'border-line hover:border-line-strong',
                )}
              >
                <ItemPicture
                  pictureKey={key}
                  alt={t('item.showPicture', { number: index + 1 })}
                  sizes="80px"
                  blur={blur}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && zoomed !== null && (
        <Zoom title={title} images={images} altOf={altOf} first={zoomed} onClose={() => setZoomed(null)} />
      )}
    </div>
  )
}
