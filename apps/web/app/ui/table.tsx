import { Link } from '@remix-run/react'
import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

export type TableProps = {
  /** Names the table and, on narrow screens, the region that scrolls sideways. */
  caption: string
  showCaption?: boolean
  /** Less space in the rows. */
  dense?: boolean
  /** `thead`, `tbody`, `tfoot`. */
  children: ReactNode
  className?: string
}

/** From 64rem on its head sticks to the page below `--top-bar`. */
export function Table({ caption, showCaption, dense, children, className }: TableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className={cx('relative overflow-x-auto lg:overflow-visible', className)}
    >
      <table
        className={cx(
          'w-full border-separate border-spacing-0 text-left text-sm',
          '[&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_tbody_tr:last-child>*]:border-b-0',
          '[&_tbody_tr:hover]:bg-sunken',
          dense ? '[&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2' : '[&_:is(td,th)]:px-4 [&_:is(td,th)]:py-3',
        )}
      >
        <caption className={showCaption ? 'px-4 py-3 text-left text-base font-bold' : 'sr-only'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

export type ThProps = Omit<ThHTMLAttributes<HTMLTableCellElement>, 'className'> & {
  /** To the right, in tabular figures. */
  numeric?: boolean
  /** Link that sorts by this column. */
  sortTo?: string
  sorted?: 'ascending' | 'descending'
  children?: ReactNode
}

/** A column's head. */
export function Th({ numeric, sortTo, sorted, children, ...rest }: ThProps) {
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sorted}
      className={cx(
        'bg-surface text-xs lg:sticky lg:top-(--top-bar,0px) lg:z-10 font-semibold whitespace-nowrap text-ink-soft',
        numeric && 'text-right',
      )}
    >
      {sortTo ? (
        <Link
          to={sortTo}
          preventScrollReset
          className="-my-2 inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline"
        >
          {children}
          <Icon
            name={sorted ? (sorted === 'ascending' ? 'chevron-up' : 'chevron-down') : 'sort'}
            size={16}
            className={sorted ? 'text-jade' : undefined}
          />
        </Link>
      ) : (
        children
      )}
    </th>
  )
}

export type TdProps = Omit<TdHTMLAttributes<HTMLTableCellElement>, 'className'> & {
  numeric?: boolean
  /** Does not break: numbers of orders, dates. */
  nowrap?: boolean
  /** The cell that names its row. */
  rowHead?: boolean
}

export function Td({ numeric, nowrap, rowHead, ...rest }: TdProps) {
  const look = cx(
    numeric && 'text-right tabular-nums',
    (numeric || nowrap) && 'whitespace-nowrap',
    rowHead && 'font-semibold',
  )
  return rowHead ? <th scope="row" {...rest} className={look} /> : <td {...rest} className={look} />
}
