import type { BidStatus, OwnOfferView } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../checkout/components/item-picture'
import { StateBadge, type StateLook } from './states'

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode]

export interface AuctionRowProps {
  auction: Pick<OwnOfferView, 'slug' | 'title' | 'storeName' | 'imageKey'>
  titleLevel: 2 | 3
  look: StateLook
  facts: readonly Fact[]
  /** A sentence below the facts. */
  note?: string | null
  action?: ReactNode
}

/** An auction of the member: their status, the price, and what to do next. */
export function AuctionRow({ auction, titleLevel, look, facts, note, action }: AuctionRowProps) {
  const { slug, title, storeName, imageKey } = auction
  const Heading = `h${titleLevel}` as const
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 sm:gap-x-4 sm:p-4">
      <ItemPicture imageKey={imageKey} className="sm:row-span-2 sm:size-20" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <Heading className="min-w-0 font-semibold">
            {slug === '' ? (
              title
            ) : (
              <TextLink plain to={linkTo('/item/:slug', { slug })}>
                {title}
              </TextLink>
            )}
          </Heading>
          <StateBadge look={look} />
        </div>
        <p className="text-sm text-ink-soft">{storeName}</p>
      </div>
      <div className="max-sm:col-span-2">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <dl className="flex gap-x-6 gap-y-1 text-sm max-sm:w-full max-sm:flex-col sm:flex-wrap">
            {facts.map(([label, value]) => (
              <div key={label} className="gap-x-3 max-sm:flex max-sm:justify-between">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {action}
        </div>
        {note && <p className="mt-2 text-sm text-ink-soft">{note}</p>}
      </div>
    </li>
  )
}

type Offered = Pick<OwnOfferView, 'variantId' | 'orderId' | 'title'> & { status: BidStatus }

/** The next step with what was offered to the member; nothing where there is none. */
export function OfferAction({ auction: { status, variantId, orderId, title } }: { auction: Offered }) {
  const t = useT()
  if (status === 'open')
    return (
      <ButtonLink
        to={linkTo('/checkout/:id', { id: variantId })}
        icon="card"
        className="max-sm:w-full"
        aria-label={`${t('purchases.checkOut')}: ${title}`}
      >
        {t('purchases.checkOut')}
      </ButtonLink>
    )
  if (orderId === null) return null
  const words = t(status === 'ordered' ? 'purchases.pay' : 'purchases.seeOrder')
  return (
    <ButtonLink
      to={linkTo('/orders/user/:orderId', { orderId })}
      variant={status === 'ordered' ? 'primary' : 'secondary'}
      className="max-sm:w-full"
      aria-label={`${words}: ${title}`}
    >
      {words}
    </ButtonLink>
  )
}
