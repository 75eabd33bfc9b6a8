import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { Pagination } from '../../../../ui/pagination'
import { TabLinks } from '../../../../ui/tab-links'
import { TextLink } from '../../../../ui/text-link'
import { IMPORT_ITEM_TONES, shownStates } from '../../client/import-tones'
import type { loader } from '../../routes/import-report.server'

/** The items of an import with what is said of each, a page at a time. */
export function ImportItems() {
  const t = useT()
  const { id, state, counts, show, items, next, isFirst, total } = useLoaderData<typeof loader>()
  const path = linkTo('/my-products/import/:id', { id })
  const pathOf = (params: Record<string, string>) => {
    const query = new URLSearchParams(params).toString()
    return query === '' ? path : `${path}?${query}`
  }
  const shown: Record<string, string> = show === null ? {} : { show }
  const tabs = shownStates(state)
    .filter((own) => counts[own] > 0 || own === show)
    .map((own) => ({
      to: pathOf({ show: own }),
      label: `${t(`imports.item_${own}`)} (${counts[own]})`,
      current: own === show,
    }))
  return (
    <Card as="section" flush title={t('imports.itemsTitle')}>
      <TabLinks
        label={t('imports.filter')}
        tabs={[{ to: path, label: `${t('imports.every')} (${total})`, current: show === null }, ...tabs]}
        className="px-4 sm:px-5"
      />
      {counts.refused + counts.failed > 0 && (
        <p className="border-b border-line p-4 sm:px-5">
          <a
            href={linkTo('/my-products/import/:id/refused.csv', { id })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('imports.refusedCsv')}
          </a>
        </p>
      )}
      {items.length === 0 ? (
        <p className="p-4 text-ink-soft sm:px-5">{t('imports.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <Item key={item.position} item={item} />
          ))}
        </ul>
      )}
      <Pagination
        className="border-t border-line p-4"
        label={t('imports.pages')}
        previousTo={isFirst ? null : pathOf(shown)}
        previousLabel={t('imports.first')}
        nextTo={next === null ? null : pathOf({ ...shown, after: String(next) })}
        nextLabel={t('imports.next')}
      />
    </Card>
  )
}

type ShownItem = ReturnType<typeof useLoaderData<typeof loader>>['items'][number]

function Item({ item }: { item: ShownItem }) {
  const t = useT()
  const given = [...item.problems, ...item.notes, ...item.changes]
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={IMPORT_ITEM_TONES[item.state]}>{t(`imports.item_${item.state}`)}</Badge>
        <span className="min-w-0 font-semibold wrap-anywhere">
          {item.title || item.sku || t('imports.row', { row: item.firstRow })}
        </span>
        {item.sku !== '' && item.title !== '' && (
          <span className="min-w-0 text-sm text-ink-soft wrap-anywhere">{item.sku}</span>
        )}
        {item.itemId !== null && (
          <TextLink
            to={linkTo('/add-items', { item: item.itemId })}
            className="ml-auto inline-flex min-h-11 items-center"
          >
            {t('imports.edit')}
          </TextLink>
        )}
      </div>
      {given.length > 0 && (
        <ul className="mt-1 space-y-1 text-sm">
          {given.map(({ place, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one item never change their order
            <li key={at} className="wrap-anywhere">
              <span className="font-semibold">{place}:</span> <span className="text-ink-soft">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
