import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { CATEGORIES, COUPON_TILE } from '@pasar/domain/catalogue/categories'
import { numberFormat } from '@pasar/domain/kernel/format'
import { Link } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { CategoryEmoji } from './category-emoji'

const GROUNDS = ['bg-jade-soft', 'bg-kunyit-soft', 'bg-bunga-soft', 'bg-laut-soft']
/** Seven steps of four colours: no neighbour looks alike, whether in rows of four, six, eight or twelve. */
const groundOf = (index: number): string | undefined => GROUNDS[(index + Math.floor(index / 4)) % 4]

const LINK = 'group flex rounded-card hover:border-line-strong'

/** Small tiles, with the coupons as the 24th. */
export function CategoryTiles() {
  const t = useT()
  return (
    <ul className="grid grid-cols-4 gap-x-1 gap-y-2 sm:gap-2 sm:grid-cols-6 lg:grid-cols-8 xl:grid-cols-12">
      {[...CATEGORIES, COUPON_TILE].map(({ slug }, index) => (
        <li key={slug} className="min-w-0">
          <Link
            {...(slug === COUPON_TILE.slug
              ? // Where scripts run it opens the coupon popup.
                { to: '/user/coupons' satisfies PagePath, 'data-coupons': '' }
              : { to: linkTo('/shop/category/:categoryName', { categoryName: slug }) })}
            className={cx(
              LINK,
              'h-full flex-col items-center gap-1.5 py-1 text-center text-xs font-medium sm:border sm:border-line sm:bg-surface sm:px-1 sm:py-2',
            )}
          >
            <span
              className={cx(
                'grid aspect-square w-full max-w-18 place-items-center rounded-control',
                groundOf(index),
              )}
            >
              <CategoryEmoji
                slug={slug}
                className="size-11 transition-transform group-hover:scale-110 sm:size-12"
              />
            </span>
            <span className="-mx-1 max-w-[calc(100%+8px)] break-words hyphens-auto">
              {t(`categories.${slug}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All 23 with how much there is in each. */
export function CategoryCards({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t, tag } = useI18n()
  const format = numberFormat(tag)
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {CATEGORIES.map(({ slug }, index) => {
        const count = counts[slug] ?? 0
        return (
          <li key={slug} className="min-w-0">
            <Link
              to={linkTo('/shop/category/:categoryName', { categoryName: slug })}
              className={cx(
                LINK,
                'h-full items-center gap-2 border border-line bg-surface p-3 max-[30rem]:flex-col max-[30rem]:text-center sm:gap-3 sm:p-4',
              )}
            >
              <span
                className={cx('grid size-16 shrink-0 place-items-center rounded-control', groundOf(index))}
              >
                <CategoryEmoji slug={slug} className="size-12 transition-transform group-hover:scale-110" />
              </span>
              <span className="min-w-0">
                <span className="block font-bold break-words">{t(`categories.${slug}`)}</span>
                <span className="text-sm text-ink-soft tabular-nums">
                  {t('browse.count', { count, number: format.format(count) })}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
