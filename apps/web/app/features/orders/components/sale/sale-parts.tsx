import type { SaleView } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../../i18n/provider'
import { ButtonLink } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { ItemPicture } from '../../../checkout/components/item-picture'
import { MoneyRows } from '../../../checkout/components/money-rows'
import { formatMoment, When } from '../../../platform/components/when'
import { shipLink } from '../../client/ship-link'

/** What the seller puts into the parcel. */
export function SaleLines({ sale }: { sale: SaleView }) {
  const t = useT()
  return (
    <Card as="section" title={t(sale.appointment ? 'services.whatIsIt' : 'fulfilment.whatIsIn')}>
      <ul className="divide-y divide-line">
        {sale.lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <ItemPicture imageKey={line.imageKey} />
            <div className="min-w-0 grow">
              <p className="break-words">{line.title}</p>
              {line.variantName !== '' && <p className="text-sm">{line.variantName}</p>}
              {line.sku !== '' && (
                <p className="text-sm break-all text-ink-soft">{t('fulfilment.sku', { sku: line.sku })}</p>
              )}
            </div>
            <div className="shrink-0 text-right">
              <p className="text-lg font-bold tabular-nums">{line.left} ×</p>
              {sale.may.shipRest && line.toShip > 0 && (
                <p className="text-sm font-semibold">{t('parts.toShip', { count: line.toShip })}</p>
              )}
              {line.refundedQuantity > 0 && (
                <p className="text-sm text-ink-soft">
                  {t('sales.piecesRefunded', { count: line.refundedQuantity })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the seller gets of it, and what the market keeps. */
export function SaleMoney({
  share,
  isOfService,
}: {
  share: NonNullable<SaleView['share']>
  isOfService: boolean
}) {
  const t = useT()
  return (
    <Card as="section" title={t('fulfilment.youGet')}>
      <MoneyRows
        className="text-sm"
        rows={[
          {
            key: 'items',
            label: t('fulfilment.items'),
            amount: share.items,
            note: t('fulfilment.fee', { amount: formatRm(share.fee) }),
          },
          ...(isOfService
            ? []
            : [{ key: 'shipping', label: t('fulfilment.shipping'), amount: share.shipping }]),
        ]}
        total={{ label: t('fulfilment.total'), amount: share.total }}
      />
    </Card>
  )
}

/** What is claimed, how the claim stands, and the way to it. */
export function SaleClaim({ sale: { id, claim } }: { sale: SaleView }) {
  const { t, tag } = useI18n()
  if (claim === null) return null
  const { state, dueAt, decideBy, offered, refunded, decision } = claim
  const isWaiting = state === 'open' || state === 'returning'
  const until = state === 'escalated' ? decideBy : dueAt
  const time = until === null ? '' : formatMoment(tag, until)
  const amount = formatRm(state === 'offered' ? (offered ?? 0) : refunded)
  // Only admins decide: a seller who asks for the goods leaves no decision.
  const isReturnDecided = state === 'return_asked' && decision !== ''
  return (
    <Notice
      tone={isWaiting ? 'warning' : 'info'}
      title={t(isReturnDecided ? 'claimWork.state_return_decided' : `claimWork.state_${state}`, {
        time,
        amount,
      })}
      action={
        <ButtonLink
          to={linkTo('/seller/orders/:id/claim', { id })}
          variant={isWaiting ? 'primary' : 'secondary'}
        >
          {t(claim.state === 'open' ? 'claimWork.answer' : 'claimWork.view')}
        </ButtonLink>
      }
    >
      {t('claimWork.aboutParcel', { amount: formatRm(claim.claimed) })}
    </Notice>
  )
}

/** Where to go on once a parcel has left. */
export function NextSale({ next }: { next: SaleView['next'] }) {
  const t = useT()
  if (next === null)
    return (
      <Notice tone="success" title={t('fulfilment.nextNone')}>
        {t('fulfilment.nextNoneText')}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={t('fulfilment.next')}
      action={
        <ButtonLink to={shipLink(next.id)} icon="truck">
          {t('fulfilment.shipNumber', { number: next.number })}
        </ButtonLink>
      }
    >
      {t('fulfilment.nextText', { number: next.number })}
    </Notice>
  )
}

const DateRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right">{children}</dd>
  </div>
)

export function SaleDates({ sale }: { sale: SaleView }) {
  const t = useT()
  const rows = [
    { label: t('fulfilment.paidOn'), at: sale.paidAt },
    {
      label: t(sale.appointment ? 'services.agreeUntil' : 'fulfilment.shipBy'),
      at: sale.state === 'to_ship' || sale.may.shipRest ? sale.dueAt : null,
    },
    { label: t(sale.appointment ? 'services.stateAgreed' : 'fulfilment.shippedOn'), at: sale.shippedAt },
    { label: t(sale.appointment ? 'services.stateDone' : 'fulfilment.deliveredOn'), at: sale.deliveredAt },
  ]
  return (
    <Card as="section" title={t('fulfilment.dates')}>
      <dl className="space-y-2 text-sm">
        {rows.map(({ label, at }) =>
          at === null ? null : (
            <DateRow key={label} label={label}>
              <When at={at} />
            </DateRow>
          ),
        )}
      </dl>
    </Card>
  )
}
