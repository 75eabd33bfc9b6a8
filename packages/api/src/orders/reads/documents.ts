import { countSales, findBusinesses, findPrintedParcels, type PrintedParcel } from '@pasar/db'
import {
  DomainError,
  MALAYSIAN_STATES,
  MAX_PRINTED,
  type PaperSize,
  type PrintKind,
  sumPickList,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import type { Document, DocumentStyle, Documents, PickList } from '../internal/document-style'

/** Abroad the post reads the name of a country in English. */
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

function addressOf(parcel: PrintedParcel): Document['to'] {
  const { fullName, phone, line1, line2, city, postcode, stateCode, country } = parcel
  const isHome = country === 'MY'
  const state = MALAYSIAN_STATES.find(({ code }) => isHome && code === stateCode)?.name ?? stateCode
  return {
    name: fullName,
    phone: phone ?? '',
    street: [line1, line2].flatMap((line) => (line ? [line] : [])),
    place: [postcode, city].filter(Boolean).join(' '),
    region: [
      state === city ? null : state,
      isHome ? 'Malaysia' : countryNames.of(country)?.toUpperCase(),
    ].flatMap((line) => (line ? [line] : [])),
  }
}

/**
 * The seller's own parcels that are ticked and still to be sent or on their way; when none is ticked, those that have
 * waited longest, as many as are printed at once.
 * @throws DomainError PRINT_TOO_MANY, PRINT_NONE
 */
export async function documentsOf(
  ctx: Context,
  seller: Seller<'ship'>,
  ticked: readonly string[],
): Promise<Documents> {
  const ids = [...new Set(ticked)]
  if (ids.length > MAX_PRINTED) throw new DomainError('PRINT_TOO_MANY', { limit: MAX_PRINTED })
  const isAll = ids.length === 0
  const parcels = await findPrintedParcels(ctx.db, seller.id, isAll ? null : ids, MAX_PRINTED)
  if (parcels.length === 0 && !isAll) throw new DomainError('PRINT_NONE')
  const isMore = isAll && parcels.length === MAX_PRINTED
  const [[business], waiting] = await Promise.all([
    findBusinesses(ctx.db, [seller.id], ctx.now()),
    isMore ? countSales(ctx.db, seller.id, ['to_ship']) : null,
  ])
  return {
    documents: parcels.map((parcel) => ({
      ...parcel,
      from: [parcel.storeName, business?.address || parcel.storeCity, business?.phone ?? ''].filter(Boolean),
      to: addressOf(parcel),
    })),
    more: waiting === null ? 0 : Math.max(0, (waiting.get('to_ship') ?? 0) - parcels.length),
  }
}

/** What to take from the shelf for these parcels. @throws as documentsOf */
export async function pickListOf(
  ctx: Context,
  seller: Seller<'ship'>,
  ticked: readonly string[],
): Promise<PickList> {
  const { documents, more } = await documentsOf(ctx, seller, ticked)
  const rows = sumPickList(documents.map(({ lines }) => lines))
  return {
    rows,
    pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    numbers: documents.map(({ number }) => number),
    more,
  }
}

/**
 * Labels or packing slips as PDF. What draws them is loaded with the first.
 * @throws DomainError PRINT_TOO_MANY, PRINT_NONE, TOO_MANY_REQUESTS, BUSY
 */
export async function makeDocumentsPdf(
  ctx: Context,
  seller: Seller<'ship'>,
  { kind, size, ids }: { kind: PrintKind; size: PaperSize; ids: readonly string[] },
  style: DocumentStyle,
): Promise<Buffer> {
  const { documents } = await documentsOf(ctx, seller, ids)
  await ctx.limits.take('documents', seller.id)
  const { drawLabels, drawSlips } = await import('../internal/draw-documents')
  return (kind === 'labels' ? drawLabels : drawSlips)(documents, size, style, ctx.now())
}

/** A pick list as PDF. @throws as makeDocumentsPdf */
export async function makePickListPdf(
  ctx: Context,
  seller: Seller<'ship'>,
  ids: readonly string[],
  style: DocumentStyle,
): Promise<Buffer> {
  const list = await pickListOf(ctx, seller, ids)
  await ctx.limits.take('documents', seller.id)
  const { drawPickList } = await import('../internal/draw-documents')
  return drawPickList(list, style, ctx.now())
}
