import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../checkout/components/item-picture'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { loader } from '../routes/seller-pick-list.server'

/** What to take from the shelf for the ticked parcels, or for those that wait to be shipped. */
export function PickListPage() {
  const t = useT()
  const { list, ids } = useLoaderData<typeof loader>()
  const { rows, pieces, numbers, more } = list
  const pdf = `${linkTo('/orders/seller/documents.pdf')}?${new URLSearchParams(ids.map((id) => ['id', id]))}`
  return (
    <WorkFrame
      area="seller"
      title={t('documents.pickList')}
      lead={t('documents.pickLead')}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <TextLink to="/orders/seller" className="inline-flex min-h-11 items-center">
            {t('fulfilment.back')}
          </TextLink>
          {rows.length > 0 && (
            <a href={pdf} className={buttonClass({})}>
              {t('documents.pdf')}
            </a>
          )}
        </div>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          icon="box"
          title={t('documents.none')}
          action={<ButtonLink to="/orders/seller">{t('fulfilment.back')}</ButtonLink>}
        >
          {t('documents.noneText')}
        </EmptyState>
      ) : (
        <div className="max-w-wide space-y-4">
          {more > 0 && <Notice tone="info" title={t('documents.more', { count: more })} />}
          <p className="font-semibold">
            {t('documents.piecesOfAll', { count: pieces })}{' '}
            {t('documents.inParcels', { count: numbers.length })}
          </p>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {rows.map((row) => (
              <li key={row.variantId} className="flex items-center gap-3 p-3">
                <ItemPicture imageKey={row.imageKey} />
                <div className="min-w-0 grow">
                  <p className="break-words">{row.title}</p>
                  {row.variantName !== '' && <p className="text-sm break-words">{row.variantName}</p>}
                  {row.sku !== '' && (
                    <p className="text-sm break-all text-ink-soft">{t('documents.sku', { sku: row.sku })}</p>
                  )}
                </div>
                <div className="shrink-0 text-right">
                  <p className="text-lg font-bold tabular-nums">{row.quantity} ×</p>
                  <p className="text-sm text-ink-soft">{t('documents.inParcels', { count: row.parcels })}</p>
                </div>
              </li>
            ))}
          </ul>
          <Card as="section" title={t('documents.orders')}>
            <p className="text-sm break-words tabular-nums">{numbers.join(' · ')}</p>
          </Card>
        </div>
      )}
    </WorkFrame>
  )
}
