import { linkTo } from '@pasar/domain/access/link-to'
import { numberFormat } from '@pasar/domain/kernel/format'
import { useLocation, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { Chip } from '../../../ui/chip'
import { cx } from '../../../ui/cx'
import { Pagination } from '../../../ui/pagination'
import { TileGrid } from '../../../ui/tile'
import { describeCategory } from '../../platform/client/category-words'
import { WishesOf } from '../../wishlist/components/wishes'
import { searchOf } from '../client/listing-links'
import type { ListingView } from '../client/listing-view'
import { ActiveFilters } from '../components/active-filters'
import { ItemTile } from '../components/item-tile'
import { ListingFilters } from '../components/listing-filters'
import { SortChoice } from '../components/listing-sort'
import { NothingFound } from '../components/nothing-found'

export type ListingPageProps = {
  listing: ListingView
  title: string
  lead?: string
  /** Instead of the title and its line: a store's head. */
  head?: ReactNode
  /** The way here, above the title. */
  trail?: ReactNode
  /** Ways to other listings, below the title. */
  tabs?: ReactNode
}

const SIZES =
  '(min-width: 80rem) 230px, (min-width: 64rem) calc((100vw - 22rem) / 3), (min-width: 40rem) 31vw, 46vw'
/** Tiles of the widest first row. */
const FIRST_ROW = 4

export function ListingPage({ listing, title, lead, head, trail, tabs }: ListingPageProps) {
  const t = useT()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname
  const { values, defaultSort, cards, correctedQuery } = listing
  return (
    <div className="page-width py-4 sm:py-6">
      {trail}
      {head ?? (
        <header className="mb-3">
          <h1 className="text-xl font-extrabold tracking-tight">{title}</h1>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </header>
      )}
      {tabs}
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)_16rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="lg:row-span-2">
          <ListingFilters key={pathname} listing={listing} />
        </div>
        <SortChoice listing={listing} className="lg:order-1" />
        <ResultCount listing={listing} />
        <div className="col-span-2 min-w-0 lg:order-2">
          {correctedQuery !== null && <CorrectionNote typed={values.q} corrected={correctedQuery} />}
          {listing.meant !== null && cards.length > 0 && <MeantLink slug={listing.meant} />}
          <ActiveFilters listing={listing} />
          <div aria-busy={isLoading} className={cx('transition-opacity', isLoading && 'opacity-50')}>
            {cards.length === 0 ? (
              <NothingFound listing={listing} />
            ) : (
              <WishesOf wishes={listing.wishes}>
                <TileGrid className="tiles-later lg:grid-cols-3! xl:grid-cols-4!">
                  {cards.map((card, index) => (
                    <li key={card.id}>
                      <ItemTile card={card} sizes={SIZES} titleLevel={2} isFirst={index < FIRST_ROW} />
                    </li>
                  ))}
                </TileGrid>
              </WishesOf>
            )}
          </div>
          <Pagination
            label={t('browse.pages')}
            className="mt-8"
            previousTo={listing.previous && `${pathname}${searchOf(values, defaultSort, listing.previous)}`}
            previousLabel={t('site.previous')}
            nextTo={listing.next && `${pathname}${searchOf(values, defaultSort, listing.next)}`}
            nextLabel={t('site.next')}
          />
        </div>
      </div>
    </div>
  )
}

function ResultCount({ listing }: { listing: ListingView }) {
  const { t, tag } = useI18n()
  const { total, isCapped } = listing
  const number = numberFormat(tag).format(total)
  return (
    <p role="status" className="col-span-2 text-ink-soft tabular-nums lg:col-span-1 lg:self-center">
      {isCapped && total > 0
        ? t('browse.countAbout', { number })
        : t('browse.count', { count: total, number })}
    </p>
  )
}

/** Who types a word for a category may want all of it, and not only what a search finds first. */
function MeantLink({ slug }: { slug: string }) {
  const t = useT()
  return (
    <p className="mb-3">
      <Chip to={linkTo('/shop/category/:categoryName', { categoryName: slug })} icon="grid">
        {t('finder.meant', { category: describeCategory(t, slug) })}
      </Chip>
    </p>
  )
}

function CorrectionNote({ typed, corrected }: { typed: string; corrected: string }) {
  const t = useT()
  return (
    <p className="mb-3">
      <strong>{t('browse.corrected', { query: corrected })}</strong>{' '}
      <span className="text-ink-soft">{t('browse.correctedFrom', { query: typed })}</span>
    </p>
  )
}
