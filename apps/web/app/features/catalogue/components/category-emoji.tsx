import { CATEGORIES, COUPON_TILE } from '@pasar/domain/catalogue/categories'
import { cx } from '../../../ui/cx'
// Six by four cells in the order of the categories, the coupon last; drawn from @lobehub/fluent-emoji-3d (MIT).
import sheetUrl from './category-emoji.webp'

const COLUMNS = 6
const ROWS = 4
const SLUGS: readonly string[] = [...CATEGORIES, COUPON_TILE].map(({ slug }) => slug)

/** A category's emoji as a picture, so that it looks alike everywhere. Hidden from screen readers: its name is beside it. */
export function CategoryEmoji({ slug, className }: { slug: string; className?: string }) {
  const index = SLUGS.indexOf(slug)
  const x = ((index % COLUMNS) / (COLUMNS - 1)) * 100
  const y = (Math.floor(index / COLUMNS) / (ROWS - 1)) * 100
  return (
    <span
      aria-hidden="true"
      className={cx('block bg-no-repeat [filter:var(--glow)]', className)}
      style={{
        backgroundImage: `url(${sheetUrl})`,
        backgroundSize: `${COLUMNS * 100}% ${ROWS * 100}%`,
        backgroundPosition: `${x}% ${y}%`,
      }}
    />
  )
}
