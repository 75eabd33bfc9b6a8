import type { SaleRow as Sale } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { isService } from '@pasar/domain/shipping/methods'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { ItemPicture } from '../../../checkout/components/item-picture'
import { When } from '../../../platform/components/when'
import { shipLink } from '../../client/ship-link'
import { MessageLink } from '../message-link'
import { OrderHeading } from '../order-head'
import { lookOf, StateBadge } from '../states'

const saleKey = (line: Sale['lines'][number], index: number): string =>
  `${index} ${line.title} ${line.variantName}`

/** A parcel in its seller's list: a row on wide screens, a card on phones. */
export function SaleRow({ sale, choiceForm }: { sale: Sale; choiceForm: string }) {
  const t = useT()
  const { id, number, state, share, lines, dueAt } = sale
  const path = linkTo('/seller/orders/:id/ship', { id })
  const isToShip = state === 'to_ship' && !isService(sale)
  const isRest = state === 'shipped' && sale.restPieces > 0
  const isToAgree = state === 'to_ship' && isService(sale)
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:grid-cols-[11rem_minmax(0,1fr)_7rem_8rem_7.5rem]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-start">
        {isToShip && (
          <Checkbox
            label={<span className="sr-only">{t('sales.choose', { number })}</span>}
            name="id"
            value={id}
            form={choiceForm}
          />
        )}
        <OrderHeading to={path} label={t('fulfilment.number', { number })} />
        <StateBadge look={lookOf(sale)} />
        {isRest && <Badge tone="kunyit">{t('parts.toShip', { count: sale.restPieces })}</Badge>}
        <p className="text-sm text-ink-soft">
          {t('fulfilment.paidOn')} <When at={sale.paidAt} hasClock={false} />
        </p>
      </div>
      <Lines sale={sale} lines={lines} />
      <div className="text-sm">
        <p className="text-ink-soft">{t('fulfilment.buyer')}</p>
        {sale.buyerName === null ? (
          <p>{t('fulfilment.nobody')}</p>
        ) : (
          <>
            <p className="font-semibold break-words">{sale.buyerName}</p>
            <p className="break-words">{sale.city}</p>
          </>
        )}
      </div>
      <div className="text-sm">
        {share && (
          <>
            <p className="text-ink-soft">{t('fulfilment.youGet')}</p>
            <p className="text-base font-bold tabular-nums">{formatRm(share.total)}</p>
            {share.shipping > 0 && (
              <p className="text-ink-soft tabular-nums">
                {t('fulfilment.shareOf', {
                  items: formatRm(share.items),
                  shipping: formatRm(share.shipping),
                })}
              </p>
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col lg:items-stretch">
        {(state === 'to_ship' || isRest) && dueAt !== null && (
          <p className="text-sm">
            <span className="block text-ink-soft">
              {t(isToAgree ? 'services.agreeUntil' : 'fulfilment.shipBy')}
            </span>
            <When at={dueAt} hasClock={false} className="font-semibold" />
            {sale.isLate && (
              <Badge tone="bunga" icon="warning">
                {t('fulfilment.overdue')}
              </Badge>
            )}
          </p>
        )}
        <ButtonLink
          to={isToShip || isRest ? shipLink(id) : path}
          variant={isToShip || isRest || isToAgree ? 'primary' : 'secondary'}
          {...((isToShip || isRest) && { icon: 'truck' as const })}
          {...(isToAgree && { icon: 'calendar' as const })}
          aria-label={t(describeButton(isToShip || isRest, isToAgree).long, { number })}
        >
          {t(describeButton(isToShip || isRest, isToAgree).short)}
        </ButtonLink>
        <MessageLink
          parcelId={id}
          label={t('messages.writeBuyerOf', { number })}
          variant="quiet"
          size="small"
        >
          {t('messages.writeShort')}
        </MessageLink>
      </div>
    </li>
  )
}

/** What the button of a parcel is for. */
function describeButton(isToShip: boolean, isToAgree: boolean) {
  if (isToAgree) return { short: 'services.agree', long: 'services.viewNumber' } as const
  return isToShip
    ? ({ short: 'fulfilment.shipNow', long: 'fulfilment.shipNumber' } as const)
    : ({ short: 'fulfilment.open', long: 'fulfilment.openNumber' } as const)
}

function Lines({ sale, lines }: { sale: Sale; lines: Sale['lines'] }) {
  const t = useT()
  const hidden = sale.pieces - lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="min-w-0">
      <ul className="space-y-2">
        {lines.map((line, index) => (
          <li key={saleKey(line, index)} className="flex items-center gap-3 text-sm">
            <ItemPicture imageKey={line.imageKey} className="size-12" />
            <span className="min-w-0">
              <span className="line-clamp-2">
                <span className="font-semibold tabular-nums">{line.quantity} ×</span> {line.title}
              </span>
              {line.variantName !== '' && <span className="block text-ink-soft">{line.variantName}</span>}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{t('fulfilment.linesMore', { count: hidden })}</p>
      )}
    </div>
  )
}
