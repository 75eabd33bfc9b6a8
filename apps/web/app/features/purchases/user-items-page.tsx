import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import type { loader } from '../../routes/user-items'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { TextField } from '../../ui/field'
import { Pagination } from '../../ui/pagination'
import { TabLinks } from '../../ui/tab-links'
import { PurchaseRow } from './purchase-row'

const PATH = '/user-items'

const linkTo = (values: Record<string, string | null>): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString()
  return query === '' ? PATH : `${PATH}?${query}`
}

/** What a member has bought, line by line, with the files of digital goods. */
export function UserItemsPage() {
  const t = useT()
  const { lines, next, q, tab, cursor } = useLoaderData<typeof loader>()
  const filter = { tab: tab === 'downloads' ? tab : null, q }
  return (
    <div className="mx-auto max-w-wide px-4 py-6">
      <h1 className="mb-3 text-xl font-extrabold tracking-tight">{t('purchases.title')}</h1>
      <TabLinks
        label={t('purchases.tabs')}
        className="mb-4"
        tabs={[
          { to: linkTo({ q }), label: t('purchases.bought'), current: tab === 'bought' },
          {
            to: linkTo({ tab: 'downloads', q }),
            label: t('purchases.downloads'),
            current: tab === 'downloads',
          },
        ]}
      />
      <SearchForm key={q} q={q} tab={filter.tab} />
      {tab === 'downloads' && lines.length > 0 && (
        <p className="mb-3 text-sm text-ink-soft">{t('purchases.notes')}</p>
      )}
      {lines.length === 0 ? (
        <NoItems q={q} tab={tab} />
      ) : (
        <ul className="space-y-3">
          {lines.map((line) => (
            <PurchaseRow key={line.id} line={line} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        label={t('purchases.pages')}
        previousTo={cursor === null ? null : linkTo(filter)}
        previousLabel={t('purchases.newest')}
        nextTo={next === null ? null : linkTo({ ...filter, cursor: next })}
        nextLabel={t('purchases.older')}
      />
    </div>
  )
}

function SearchForm({ q, tab }: { q: string; tab: string | null }) {
  const t = useT()
  return (
    <Form
      action={PATH}
      role="search"
      aria-label={t('purchases.search')}
      className="mb-4 flex items-end gap-2"
    >
      {tab !== null && <input type="hidden" name="tab" value={tab} />}
      <TextField
        type="search"
        name="q"
        label={t('purchases.search')}
        hideLabel
        placeholder={t('purchases.searchHint')}
        defaultValue={q}
        maxLength={80}
        className="min-w-0 grow sm:max-w-96"
      />
      <Button type="submit" variant="secondary" icon="search" className="shrink-0">
        {t('purchases.find')}
      </Button>
    </Form>
  )
}

function NoItems({ q, tab }: { q: string; tab: 'bought' | 'downloads' }) {
  const t = useT()
  if (q !== '')
    return (
      <EmptyState
        icon="search"
        title={t('purchases.noneFound')}
        action={
          <ButtonLink to={linkTo({ tab: tab === 'downloads' ? tab : null })}>
            {t('purchases.clear')}
          </ButtonLink>
        }
      >
        {t('purchases.noneFoundText')}
      </EmptyState>
    )
  const isDownloads = tab === 'downloads'
  return (
    <EmptyState
      icon={isDownloads ? 'download' : 'box'}
      title={t(isDownloads ? 'purchases.noDownloads' : 'purchases.none')}
      action={<ButtonLink to="/shop-now">{t('cart.goShopping')}</ButtonLink>}
    >
      {t(isDownloads ? 'purchases.noDownloadsText' : 'purchases.noneText')}
    </EmptyState>
  )
}
