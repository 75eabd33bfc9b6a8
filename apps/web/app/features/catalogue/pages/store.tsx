import { MAX_SEARCH_LENGTH } from '@pasar/domain/catalogue/search/search'
import { useLoaderData, useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Html } from '../../../ui/html'
import { ListSearch } from '../../platform/components/lists/list-search'
import type { loader } from '../routes/store.server'
import { ListingPage } from './listing-page'

export function Store() {
  const t = useT()
  const { pathname } = useLocation()
  const { listing, name, headHtml } = useLoaderData<typeof loader>()
  // Words are looked for within what else narrows the items.
  const { q, sort: _sort, ...keep } = listing.values
  return (
    <ListingPage
      listing={listing}
      title={name}
      head={<Html html={headHtml} />}
      tabs={
        <ListSearch
          path={pathname}
          search={q}
          label={t('stores.searchIn', { name })}
          submit={t('stores.search')}
          maxLength={MAX_SEARCH_LENGTH}
          keep={keep}
          className="mt-4 max-w-dialog"
        >
          {q !== '' && (
            <ButtonLink to={pathname} variant="quiet" className="shrink-0">
              {t('stores.allItems')}
            </ButtonLink>
          )}
        </ListSearch>
      }
    />
  )
}
