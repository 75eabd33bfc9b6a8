import type { CheckedPath } from '@pasar/domain/access/link-to'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { SectionHeading } from '../../../ui/section-heading'
import type { CardView } from '../../platform/client/card-view'
import { ItemTile } from './item-tile'

export type ShelfProps<To extends string> = {
  id: string
  title: string
  lead?: string
  moreTo?: CheckedPath<To>
  cards: readonly CardView[]
  /** Two rows of tiles from tablets on. */
  rows?: 1 | 2
  className?: string
}

const SIZES = '(min-width: 80rem) 236px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 47vw'

/** A row of items to swipe through, with buttons for the mouse where scripts run. */
export function Shelf<To extends string>({
  id,
  title,
  lead,
  moreTo,
  cards,
  rows = 1,
  className,
}: ShelfProps<To>) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className={cx('further-down', className)}>
      <SectionHeading id={id} title={title} moreTo={moreTo} moreLabel={t('home.viewAll')}>
        {lead}
      </SectionHeading>
      <div className="relative">
        <ul
          ref={row}
          className={cx(
            'shelf-later -mx-[16px] grid auto-cols-[47%] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain px-[16px] pb-2 sm:auto-cols-[calc((100%-2rem)/3)] sm:gap-4 md:-mx-[24px] md:px-[24px]',
            'lg:auto-cols-[calc((100%-3rem)/4)] xl:auto-cols-[calc((100%-4rem)/5)]',
            'snap-x scroll-px-4 motion-safe:scroll-smooth [scrollbar-width:thin] md:scroll-px-6 [&>li]:min-w-0 [&>li]:snap-start',
            rows === 2 && 'sm:grid-rows-2',
          )}
        >
          {cards.map((card) => (
            <li key={card.id}>
              <ItemTile card={card} sizes={SIZES} />
            </li>
          ))}
        </ul>
        <ShelfButtons row={row} rows={rows} />
      </div>
    </section>
  )
}

/** Only with scripts, and only for mice: fingers swipe, and the keyboard moves the row by itself. */
function ShelfButtons({ row, rows }: { row: RefObject<HTMLUListElement>; rows: 1 | 2 }) {
  const [ends, setEnds] = useState({ start: true, end: true })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const start = list.scrollLeft < 8
      const end = list.scrollLeft > list.scrollWidth - list.clientWidth - 8
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [row])
  const move = (by: 1 | -1) => {
    const list = row.current
    list?.scrollBy({ left: by * list.clientWidth * 0.9 })
  }
  const button = (by: 1 | -1, isHidden: boolean) =>
    !isHidden && (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => move(by)}
        className={cx(
          'absolute z-20 hidden size-12 place-items-center rounded-full border border-line bg-surface text-ink shadow-float hover:text-jade pointer-fine:grid',
          by < 0 ? '-left-3' : '-right-3',
          // Between two rows it would lie on the hearts.
          rows === 2 ? 'top-[calc(25%-1.75rem)]' : 'top-[calc(50%-1.75rem)]',
        )}
      >
        <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={24} />
      </button>
    )
  return (
    <>
      {button(-1, ends.start)}
      {button(1, ends.end)}
    </>
  )
}
