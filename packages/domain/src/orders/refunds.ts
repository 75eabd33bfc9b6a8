import { allocateSen, minSen, type Sen, sen, sumSen, ZERO } from '../kernel/money'
import type { FeeRates, ParcelMoney } from '../payments/fees'
import { splitParcel } from '../payments/fees'
import type { Account, Posting } from '../payments/ledger'

/** Money of a part of a parcel by who paid it, and how much of it has gone back. */
interface Shares {
  paid: Sen
  promoted: Sen
  refundedPaid: Sen
  refundedPromoted: Sen
}

export interface LineMoney extends Shares {
  lineId: string
  quantity: number
  refundedQuantity: number
  /** A file: nothing of it is sent. */
  isVirtual: boolean
}

/** What can still be given back of a parcel. */
export interface RefundableParcel {
  lines: readonly LineMoney[]
  shipping: Shares
}

/** Pieces of a line. */
export interface Portion {
  lineId: string
  quantity: number
}

export interface LineRefund {
  lineId: string
  quantity: number
  paid: Sen
  promoted: Sen
}

/** What goes back: to the buyer what was paid, to the platform what its coupons put in. */
export interface Refund {
  lines: readonly LineRefund[]
  shipping: { paid: Sen; promoted: Sen }
  paid: Sen
  promoted: Sen
}

const restOf = ({ paid, promoted, refundedPaid, refundedPromoted }: Shares) => ({
  paid: sen(paid - refundedPaid),
  promoted: sen(promoted - refundedPromoted),
})

const total = (lines: readonly LineRefund[], shipping: Refund['shipping']): Refund => ({
  lines,
  shipping,
  paid: sen(sumSen(lines.map(({ paid }) => paid)) + shipping.paid),
  promoted: sen(sumSen(lines.map(({ promoted }) => promoted)) + shipping.promoted),
})

const piecesOf = (amount: Sen, pieces: number, all: number): Sen =>
  sen(Number((BigInt(amount) * BigInt(pieces)) / BigInt(all)))

/** What `quantity` more pieces of a line are worth; the last ones are worth all that is left of it. */
function valueLine(line: LineMoney, quantity: number): LineRefund {
  const rest = restOf(line)
  if (line.refundedQuantity + quantity >= line.quantity)
    return { lineId: line.lineId, quantity: line.quantity - line.refundedQuantity, ...rest }
  return {
    lineId: line.lineId,
    quantity,
    paid: minSen(piecesOf(line.paid, quantity, line.quantity), rest.paid),
    promoted: minSen(piecesOf(line.promoted, quantity, line.quantity), rest.promoted),
  }
}

/** Whether these are the last of a parcel's goods, or the last of all that it holds. */
function areLast({ lines }: RefundableParcel, portions: readonly Portion[]): boolean {
  const askedOf = (lineId: string) => portions.find((portion) => portion.lineId === lineId)?.quantity ?? 0
  const isGone = ({ lineId, quantity, refundedQuantity }: LineMoney) =>
    refundedQuantity + askedOf(lineId) >= quantity
  const goods = lines.filter(({ isVirtual }) => !isVirtual)
  return lines.every(isGone) || (goods.some(({ lineId }) => askedOf(lineId) > 0) && goods.every(isGone))
}

/** Whether pieces are named once each, and are among others; false for none at all. */
export function isWithin(portions: readonly Portion[], all: readonly Portion[]): boolean {
  const left = new Map(all.map(({ lineId, quantity }) => [lineId, quantity]))
  const isOnce = new Set(portions.map(({ lineId }) => lineId)).size === portions.length
  return (
    portions.length > 0 &&
    isOnce &&
    portions.every(({ lineId, quantity }) => quantity > 0 && quantity <= (left.get(lineId) ?? 0))
  )
}

/** Everything that is left of a parcel. */
export const allPortions = (parcel: RefundableParcel): Portion[] =>
  parcel.lines.flatMap(({ lineId, quantity, refundedQuantity }) =>
    quantity > refundedQuantity ? [{ lineId, quantity: quantity - refundedQuantity }] : [],
  )

/**
 * What pieces of a parcel are worth, to the sen: whatever is given back before, all pieces together are worth
 * what was paid for them. Shipping goes back with the last of the goods, when it goes back at all, whatever becomes of files.
 * @param withShipping whether the reason is one for which shipping is given back
 */
export function valuePortions(
  parcel: RefundableParcel,
  portions: readonly Portion[],
  withShipping: boolean,
): Refund {
  const lines = parcel.lines.flatMap((line) => {
    const asked = portions.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0
    return asked > 0 ? [valueLine(line, asked)] : []
  })
  const shipping =
    withShipping && areLast(parcel, portions) ? restOf(parcel.shipping) : { paid: ZERO, promoted: ZERO }
  return total(lines, shipping)
}

/** The same refund, with all that is left of the shipping. */
export const withAllShipping = (parcel: RefundableParcel, { lines }: Refund): Refund =>
  total(lines, restOf(parcel.shipping))

/**
 * A part of a refund, by agreement: spread over its lines and shipping by largest remainder, with the same
 * share of what coupons put in. No pieces are counted as returned unless it is all of it.
 * @throws RangeError for more than the whole
 */
export function sharePartialRefund(whole: Refund, amount: Sen): Refund {
  if (amount > whole.paid || amount < 0) throw new RangeError(`Not a part of ${whole.paid}: ${amount}`)
  if (amount === whole.paid) return whole
  const targets = [...whole.lines, whole.shipping]
  const parts = allocateSen(
    amount,
    targets.map(({ paid }) => paid),
  )
  const share = (at: number, of: { paid: Sen; promoted: Sen }) => {
    const paid = parts[at] ?? ZERO
    return { paid, promoted: of.paid === 0 ? ZERO : piecesOf(of.promoted, paid, of.paid) }
  }
  const lines = whole.lines.map((line, at) => ({ lineId: line.lineId, quantity: 0, ...share(at, line) }))
  return total(lines, share(whole.lines.length, whole.shipping))
}

/** What of a parcel's money is still there to be released, after all that went back. */
export function remainingMoney(parcel: RefundableParcel): ParcelMoney {
  const rests = parcel.lines.map(restOf)
  const shipping = restOf(parcel.shipping)
  return {
    itemMoney: sumSen(rests.map(({ paid, promoted }) => sen(paid + promoted))),
    shipping: sen(shipping.paid + shipping.promoted),
  }
}

export interface GivenBackParcel {
  parcelId: string
  sellerId: string
  resellerId: string | null
  rates: FeeRates
  /** What was left of its money before. */
  before: ParcelMoney
  /** Whether it was released: then the seller, the platform and the reseller give back their shares. */
  isReleased: boolean
}

const dropZero = (postings: Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0)

/** Money of a parcel becomes the buyer's again, until it is sent back; what coupons put in returns to the platform. */
export function postPartialRefund(parcel: GivenBackParcel, back: Refund): Posting[] {
  const { parcelId, sellerId, resellerId, before, rates } = parcel
  const entry = (account: Account, amount: number): Posting => ({ account, amount: sen(amount), parcelId })
  const items = sumSen(back.lines.map(({ paid, promoted }) => sen(paid + promoted)))
  const shipping = sen(back.shipping.paid + back.shipping.promoted)
  const owed = [entry({ type: 'unclaimed' }, -back.paid), entry({ type: 'promotions' }, -back.promoted)]
  if (!parcel.isReleased) return dropZero([entry({ type: 'held', sellerId }, items + shipping), ...owed])
  const after = { itemMoney: sen(before.itemMoney - items), shipping: sen(before.shipping - shipping) }
  const had = splitParcel(before, rates, resellerId !== null)
  const keeps = splitParcel(after, rates, resellerId !== null)
  return dropZero([
    entry({ type: 'seller', sellerId }, had.seller - keeps.seller),
    entry({ type: 'fees' }, had.platform - keeps.platform),
    ...(resellerId === null ? [] : [entry({ type: 'reseller', resellerId }, had.reseller - keeps.reseller)]),
    ...owed,
  ])
}
