import { ENDS_AT } from '@pasar/domain/auctions/plans'
import { type FormEvent, useState } from 'react'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { useListingFields } from '../client/use-listing-fields'
import { AuctionChoices } from './auction-choices'
import { BiddingPreview } from './bidding-preview'

const AMOUNT = { prefix: 'RM', inputMode: 'decimal', maxLength: 20 } as const
const LENGTHS = Array.from({ length: 14 }, (_, at) => String(at + 1))

/** The terms of an auction, and how the bids on it may go. */
export function ListingAuction({ className }: { className?: string }) {
  const { t, field, view, typed: sentBack } = useListingFields()
  const isOut = view.item !== null && view.item.status !== 'draft'
  const [start, reserve, buyNow] = [field('startPrice'), field('reserve'), field('buyNow')]
  const [typed, setTyped] = useState({
    startPrice: start.defaultValue ?? '',
    reserve: reserve.defaultValue ?? '',
  })
  const follow = ({ target }: FormEvent<HTMLDivElement>): void => {
    if (target instanceof HTMLInputElement && Object.hasOwn(typed, target.name))
      setTyped((before) => ({ ...before, [target.name]: target.value }))
  }
  const optional = { note: t('listing.optional') }
  const { relist } = sentBack ?? view.fields
  return (
    <Card as="section" title={t('ownAuctions.terms')} className={className}>
      <div className="space-y-4" onInput={follow}>
        {isOut && <p className="text-sm text-ink-soft">{t('ownAuctions.untilBid')}</p>}
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
          <TextField
            label={t('ownAuctions.startPrice')}
            hint={t('ownAuctions.startPriceHint')}
            {...AMOUNT}
            {...start}
          />
          <TextField
            label={t('ownAuctions.reserve')}
            {...optional}
            hint={t('ownAuctions.reserveHint')}
            {...AMOUNT}
            {...reserve}
          />
          <TextField
            label={t('ownAuctions.buyNow')}
            {...optional}
            hint={t('ownAuctions.buyNowHint')}
            {...AMOUNT}
            {...buyNow}
          />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          {isOut ? (
            <input type="hidden" name="auctionLength" value={ENDS_AT} />
          ) : (
            <Select
              label={t('ownAuctions.length')}
              options={[
                ...LENGTHS.map((value) => ({
                  value,
                  label: t('ownAuctions.days', { count: Number(value) }),
                })),
                { value: ENDS_AT, label: t('ownAuctions.untilTime') },
              ]}
              {...field('auctionLength')}
            />
          )}
          <TextField
            label={t('ownAuctions.endsAt')}
            hint={t(isOut ? 'ownAuctions.endsAtOutHint' : 'ownAuctions.endsAtHint')}
            type="datetime-local"
            {...field('auctionEndsAt')}
          />
        </div>
        <AuctionChoices isRelisted={relist === 'on'} secondOffer={field('secondOffer')} />
        <BiddingPreview {...typed} />
      </div>
    </Card>
  )
}
