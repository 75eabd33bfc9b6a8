import { MAX_SEARCH_LENGTH } from '@pasar/domain/catalogue/search'
import { Form, useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import type { ListingView } from '../client/listing-view'

/** Looks for words within a store; what else narrows its items stays. */
export function StoreSearch({ listing: { values }, name }: { listing: ListingView; name: string }) {
  const t = useT()
  const { pathname } = useLocation()
  const label = t('stores.searchIn', { name })
  return (
    <Form
      method="get"
      action={pathname}
      role="search"
      aria-label={label}
      className="mt-4 flex max-w-dialog flex-wrap items-end gap-2"
    >
      {Object.entries(values).map(([field, value]) =>
        value === '' || field === 'q' || field === 'sort' ? null : (
          <input key={field} type="hidden" name={field} value={value} />
        ),
      )}
      <div className="flex min-w-0 grow items-end gap-2">
        <TextField
          key={values.q}
          className="min-w-0 grow"
          type="search"
          name="q"
          label={label}
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={values.q}
        />
        <Button type="submit" variant="secondary" icon="search" className="shrink-0">
          {t('stores.search')}
        </Button>
      </div>
      {values.q !== '' && (
        <ButtonLink to={pathname} variant="quiet" className="shrink-0">
          {t('stores.allItems')}
        </ButtonLink>
      )}
    </Form>
  )
}
