import {
  type ClaimPicture,
  type ClaimView,
  decodeTimeCursor,
  findAnyOrderHead,
  findAnyParcel,
  findBusinesses,
  findClaim,
  findClaimLines,
  findClaimPictures,
  findDecidedPieces,
  findHistory,
  findOrderClaims,
  findOrderLines,
  findOwnOrderHead,
  findOwnParcel,
  findReturnAddress,
  type HistoryView,
  listReviewedClaims,
  type OrderLineView,
  type ParcelView,
  type ReviewedClaim,
} from '@pasar/db'
import {
  allPortions,
  awaitsRest,
  type ClaimKind,
  type ClaimParty,
  type ClaimsFilter,
  canBeSentBack,
  claimChoices,
  claimKindsFor,
  claimKindsWithoutRest,
  DomainError,
  isService,
  type Sen,
  valuePortions,
} from '@pasar/domain'
import type { Admin, Buyer, Seller } from '../access/actors'
import { findRest } from '../orders/internal/find-pieces'
import { refundableOf } from '../orders/internal/release'
import type { Context } from '../platform/context'
import { exportPages } from '../platform/lists/every-page'
import { readCursor } from '../platform/lists/read-cursor'

export interface ClaimPage {
  order: { id: string; number: string }
  parcel: ParcelView
  /** Lines with the pieces that may still be claimed. */
  lines: (OrderLineView & { left: number })[]
  /** What may be claimed now. */
  kinds: readonly ClaimKind[]
  /** What is still to come, and is given back with a claim; null where nothing is. */
  rest: { pieces: number; amount: Sen } | null
  /** The latest about this parcel, with how it has moved since it was opened. */
  claim: (WholeClaim & { moves: HistoryView[] }) | null
}

export type WholeClaim = ClaimView & {
  lines: { lineId: string; quantity: number }[]
  pictures: (ClaimPicture & { party: ClaimParty })[]
}

const wholeOf = async ({ db }: Context, claim: ClaimView): Promise<WholeClaim> => ({
  ...claim,
  lines: await findClaimLines(db, claim.id),
  pictures: await findClaimPictures(db, claim.id),
})

/** What a buyer may claim, or has claimed, about a parcel of their own. @throws DomainError NOT_FOUND, for others' too */
export async function claimPage(
  ctx: Context,
  buyer: Buyer,
  orderId: string,
  parcelId: string,
): Promise<ClaimPage> {
  const order = await findOwnOrderHead(ctx.db, orderId, buyer.id)
  const parcel = order && (await findAnyParcel(ctx.db, parcelId))
  if (!order || parcel?.orderId !== orderId) throw new DomainError('NOT_FOUND')
  const lines = (await findOrderLines(ctx.db, orderId)).filter((line) => line.parcelId === parcelId)
  const refundable = refundableOf(parcel, lines)
  const rest = awaitsRest(parcel) ? await findRest(ctx.db, parcel) : null
  const pieces = rest?.shipped ?? allPortions(refundable)
  const kinds = (rest ? claimKindsWithoutRest : claimKindsFor)(
    { ...parcel, country: order.country },
    ctx.now(),
  )
  const choices = claimChoices(kinds, pieces, await findDecidedPieces(ctx.db, orderId))
  const left = new Map(choices.pieces.map(({ lineId, quantity }) => [lineId, quantity]))
  const claim = (await findOrderClaims(ctx.db, orderId)).find((one) => one.parcelId === parcelId)
  return {
    order: { id: order.id, number: order.number },
    parcel,
    lines: lines.map((line) => ({ ...line, left: left.get(line.id) ?? 0 })),
    kinds: choices.kinds,
    rest: rest && {
      pieces: parcel.restPieces,
      amount: valuePortions(refundable, rest.toCome, false).paid,
    },
    claim: claim ? { ...(await wholeOf(ctx, claim)), moves: await findMoves(ctx, claim) } : null,
  }
}

/** A claim as its seller and admins read it. */
export interface ClaimCase {
  claim: WholeClaim
  order: { id: string; number: string }
  storeName: string
  /** Whether the seller can ask for the goods back. */
  canReturn: boolean
  isOfService: boolean
  /** What is claimed, with the pieces. */
  lines: (OrderLineView & { claimedPieces: number })[]
  /** How it has moved since it was opened, the oldest first, with what was said. */
  moves: HistoryView[]
  /** Where goods would go back to: as this claim says, as the seller said last, or their business. */
  returnTo: string
}

/** Of the claims of a parcel one is open at a time: what moved while this one was, moved it. */
async function findMoves({ db }: Context, claim: ClaimView): Promise<HistoryView[]> {
  const until = claim.closedAt ?? Number.POSITIVE_INFINITY
  return (await findHistory(db, claim.orderId)).filter(
    ({ parcelId, to, at }) =>
      parcelId === claim.parcelId && to.startsWith('claim_') && at >= claim.createdAt && at <= until,
  )
}

async function findReturnTo(ctx: Context, { sellerId, returnAddress }: ClaimView): Promise<string> {
  if (returnAddress !== '') return returnAddress
  const last = await findReturnAddress(ctx.db, sellerId)
  if (last !== null) return last
  const [business] = await findBusinesses(ctx.db, [sellerId], ctx.now())
  if (!business) return ''
  return [business.name, business.address, business.phone].filter((part) => part !== '').join('\n')
}

async function caseOf(ctx: Context, claim: ClaimView): Promise<ClaimCase> {
  const [whole, order, parcel, lines, moves, returnTo] = await Promise.all([
    wholeOf(ctx, claim),
    findAnyOrderHead(ctx.db, claim.orderId),
    findAnyParcel(ctx.db, claim.parcelId),
    findOrderLines(ctx.db, claim.orderId),
    findMoves(ctx, claim),
    findReturnTo(ctx, claim),
  ])
  if (!order || !parcel) throw new DomainError('NOT_FOUND')
  const pieces = new Map(whole.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  return {
    claim: whole,
    order: { id: order.id, number: order.number },
    storeName: parcel.storeName,
    canReturn: canBeSentBack(claim.kind, parcel),
    isOfService: isService(parcel),
    moves,
    returnTo,
    lines: lines.flatMap((line) => {
      const claimedPieces = pieces.get(line.id) ?? 0
      return claimedPieces > 0 ? [{ ...line, claimedPieces }] : []
    }),
  }
}

/** The latest claim about a parcel of the seller's own. @throws DomainError NOT_FOUND, for others' too */
export async function saleClaim(
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  parcelId: string,
): Promise<ClaimCase> {
  const parcel = await findOwnParcel(ctx.db, parcelId, seller.id)
  const claims = parcel ? await findOrderClaims(ctx.db, parcel.orderId) : []
  const claim = claims.find((one) => one.parcelId === parcelId)
  if (!claim) throw new DomainError('NOT_FOUND')
  return caseOf(ctx, claim)
}

/** Any claim, for those who decide. @throws DomainError NOT_FOUND */
export async function claimForAdmin(ctx: Context, _admin: Admin, claimId: string): Promise<ClaimCase> {
  const claim = await findClaim(ctx.db, claimId, { type: 'anybody' })
  if (!claim) throw new DomainError('NOT_FOUND')
  return caseOf(ctx, claim)
}

const CLAIMS_ON_A_PAGE = 20
const CLAIMS_OF_AN_EXPORT = 200

type ClaimsAsked = Pick<ClaimsFilter, 'list'> & Partial<ClaimsFilter>

interface ReviewedClaims {
  claims: (ReviewedClaim & { isLate: boolean; isOfService: boolean })[]
  next: string | null
}

async function readClaims(
  ctx: Context,
  { list, sort = 'usual' }: ClaimsAsked,
  text: string | null,
  limit: number,
): Promise<ReviewedClaims> {
  const cursor = readCursor(text, decodeTimeCursor)
  const { claims, next } = await listReviewedClaims(ctx.db, list, cursor, limit, sort)
  const now = ctx.now()
  return {
    claims: claims.map((claim) => ({
      ...claim,
      isOfService: isService(claim),
      isLate: list === 'escalated' && claim.decideBy !== null && claim.decideBy <= now,
    })),
    next,
  }
}

/** A page of the claims that admins decide, those due first on top. @throws DomainError NOT_FOUND for a cursor that is none */
export const claimsPage = async (
  ctx: Context,
  _admin: Admin,
  { cursor, ...asked }: ClaimsAsked & { cursor: string | null },
): Promise<ReviewedClaims> => readClaims(ctx, asked, cursor, CLAIMS_ON_A_PAGE)

/** All claims of a list, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportClaims = (
  ctx: Context,
  admin: Admin,
  asked: ClaimsAsked,
): Promise<AsyncGenerator<ReviewedClaims['claims']>> =>
  exportPages(ctx, admin, async (cursor) => {
    const { claims: rows, next } = await readClaims(ctx, asked, cursor, CLAIMS_OF_AN_EXPORT)
    return { rows, next }
  })
