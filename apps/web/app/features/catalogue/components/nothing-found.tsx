import { linkTo } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { EmptyState } from '../../../ui/empty-state'
import { listSetFilters, searchCleared } from '../client/listing-links'
import type { ListingView } from '../client/listing-view'

/** An empty listing, and ways on: fewer filters, other words, categories. */
export function NothingFound({ listing }: { listing: ListingView }) {
  const t = useT()
  const { pathname } = useLocation()
  // Where the search itself finds nothing, it is no use to take filters away.
  const isFiltered = listing.hasMatches && listSetFilters(listing).length > 0
  const { q } = listing.values
  const searchHint = q === '' ? 'browse.emptyHint' : 'browse.nothingHint'
  const searchTitle = q === '' ? t('browse.nothing') : t('browse.nothingFor', { query: q })
  return (
    <>
      <EmptyState
        icon="search"
        title={isFiltered ? t('browse.nothingFits') : searchTitle}
        action={
          <>
            {isFiltered && (
              <ButtonLink to={`${pathname}${searchCleared(listing)}`}>{t('browse.clearFilters')}</ButtonLink>
            )}
            {!isFiltered && q !== '' && <ButtonLink to={pathname}>{t('browse.clearSearch')}</ButtonLink>}
            <ButtonLink to="/categories" variant="secondary" icon="grid">
              {t('browse.allCategories')}
            </ButtonLink>
          </>
        }
      >
        {t(isFiltered ? 'browse.nothingFitsHint' : searchHint)}
      </EmptyState>
      {listing.help && <HelpfulCategories {...listing.help} />}
    </>
  )
}

function HelpfulCategories({ categories, kind }: NonNullable<ListingView['help']>) {
  const t = useT()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="helpful" className="mt-6 text-center">
      <h2 id="helpful" className="font-bold">
        {t(kind === 'meant' ? 'finder.didYouMean' : 'finder.popular')}
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {categories.map((slug) => (
          <li key={slug}>
            <Chip to={linkTo('/shop/category/:categoryName', { categoryName: slug })}>
              {t(`categories.${slug}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
