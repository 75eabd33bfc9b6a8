import type { PurchaseView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { linkToItems } from '../client/user-items-link'
import { PurchaseRow } from './purchase-row'

type Tab = 'bought' | 'downloads'

/** What a member has bought, line by line, with the files of digital goods. */
export function Purchases({ lines, q, tab }: { lines: readonly PurchaseView[]; q: string; tab: Tab }) {
  const t = useT()
  return (
    <>
      <SearchForm key={`${tab} ${q}`} q={q} tab={tab} />
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
    </>
  )
}

function SearchForm({ q, tab }: { q: string; tab: Tab }) {
  const t = useT()
  return (
    <Form
      action={linkToItems({ tab: 'bought' })}
      role="search"
      aria-label={t('purchases.search')}
      className="mb-4 flex items-end gap-2"
    >
      {tab !== 'bought' && <input type="hidden" name="tab" value={tab} />}
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

function NoItems({ q, tab }: { q: string; tab: Tab }) {
  const t = useT()
  if (q !== '')
    return (
      <EmptyState
        icon="search"
        title={t('purchases.noneFound')}
        action={<ButtonLink to={linkToItems({ tab })}>{t('purchases.clear')}</ButtonLink>}
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
