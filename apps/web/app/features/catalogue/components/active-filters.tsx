import { useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Chip } from '../../../ui/chip'
import { TextLink } from '../../../ui/text-link'
import { describeFilter } from '../client/facet-words'
import { listSetFilters, searchCleared, searchWithout } from '../client/listing-links'
import type { ListingView } from '../client/listing-view'

/** The filters that are set; a press takes one away. */
export function ActiveFilters({ listing }: { listing: ListingView }) {
  const t = useT()
  const { pathname } = useLocation()
  const set = listSetFilters(listing)
  if (set.length === 0) return null
  return (
    <ul aria-label={t('browse.activeFilters')} className="mb-4 flex flex-wrap items-center gap-2">
      {set.map((field) => (
        <li key={field}>
          <Chip
            to={`${pathname}${searchWithout(listing, field)}`}
            selected
            removeLabel={t('browse.removeFilter')}
          >
            {describeFilter(t, listing, field)}
          </Chip>
        </li>
      ))}
      {set.length > 1 && (
        <li>
          <TextLink
            to={`${pathname}${searchCleared(listing)}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-sm"
          >
            {t('browse.clearFilters')}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
