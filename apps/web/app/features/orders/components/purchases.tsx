import { type ListSort, writeListSort } from '@pasar/domain/platform/lists/sort'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { ListSearch } from '../../platform/components/lists/list-search'
import { linkToItems } from '../client/user-items-link'
import type { PurchaseLine } from '../server/user-items.server'
import { PurchaseRow } from './purchase-row'

type Tab = 'bought' | 'downloads'

/** What a member has bought, line by line, with the files of digital goods. */
export function Purchases({
  lines,
  q,
  sort,
  tab,
}: {
  lines: readonly PurchaseLine[]
  q: string
  sort: ListSort
  tab: Tab
}) {
  const t = useT()
  return (
    <>
      <ListSearch
        key={tab}
        path={linkToItems({ tab: 'bought' })}
        search={q}
        label={t('purchases.search')}
        hideLabel
        placeholder={t('purchases.searchHint')}
        submit={t('purchases.find')}
        maxLength={80}
        keep={{ tab: tab === 'bought' ? null : tab, sort: writeListSort(sort) }}
        className="mb-4 max-w-dialog"
      />
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
