import { type ItemDetail, shippingAddressOf } from '@pasar/api'
import {
  HOME_COUNTRY,
  type Language,
  type ParcelShipping,
  quotePieceShipping,
  type Sen,
  type ServicePlace,
  type ShipTo,
  shippingFee,
} from '@pasar/domain'
import { formatRm } from '@pasar/domain/kernel/format'
import type { AppLoadContext } from '@remix-run/node'
import { nameCountry } from '../../../i18n/countries.server'
import { actorOf } from '../../../lib/session/guards.server'

/** The country a member's parcels go to; null for visitors and without an address. Not for pages of the cache. */
export async function destinationOf(context: AppLoadContext): Promise<string | null> {
  const actor = await actorOf(context)
  return actor && ((await shippingAddressOf(context.ctx, actor))?.country ?? null)
}

/** A fee and where it leads to, ready to be shown. */
export interface FeeTo {
  fee: string
  country: string
}

/** What an item's page says about shipping. */
export interface ShippingNote {
  kind: 'digital' | 'service' | 'free' | 'fee'
  service: { place: ServicePlace; area: string } | null
  slug: string
  shipsFrom: string
  /** The seller pays it from this much item money on. */
  freeFrom: Sen | null
  /** Malaysia, for readers without an address. */
  usual: FeeTo
  /** To the reader's own address. In a page of the cache both texts are slots. */
  own: FeeTo | null
}

/** Shipping of one piece to there, as all pages of the item have it. */
export const quoteItem = (item: ItemDetail, to: ShipTo): ParcelShipping =>
  quotePieceShipping(item, item.price, to, item.store.freeShippingFrom, item.shippingMethod)

const AND: Record<Language, string> = { en: 'and', cn: '和', ms: 'dan' }

/** In a sentence, and without the one character that HTML and a page's data write differently: a slot is in both. */
const nameInSentence = (language: Language, country: string): string =>
  nameCountry(language, country).replaceAll('&', AND[language])

/** As texts of a page have amounts, with a space that does not break: what fills a slot goes through no text. */
export const writeFeeTo = (language: Language, to: ShipTo, kg: number): FeeTo => ({
  fee: formatRm(shippingFee(to, kg)).replace(' ', '\u00a0'),
  country: nameInSentence(language, to.country),
})

/** Of what a page says about shipping, only the fee of a physical thing that does not ship free is personal. */
export async function noteShipping(
  context: AppLoadContext,
  language: Language,
  item: ItemDetail,
): Promise<ShippingNote> {
  const { zones } = await context.ctx.settings.read()
  const home = { country: HOME_COUNTRY, zones }
  const { isFreeBySeller, chargeableKg: kg } = quoteItem(item, home)
  const { servicePlace: place, serviceArea: area } = item
  const kind = place ? 'service' : item.isVirtual ? 'digital' : isFreeBySeller ? 'free' : 'fee'
  const { shared } = context
  const slots = shared?.slots
  const country = kind === 'fee' && !shared ? await destinationOf(context) : null
  const own = country === null ? null : writeFeeTo(language, { country, zones }, kg)
  return {
    kind,
    service: place && { place, area },
    slug: item.slug,
    shipsFrom: nameCountry(language, item.shipsFrom),
    freeFrom: item.store.freeShippingFrom,
    usual: writeFeeTo(language, home, kg),
    own: kind === 'fee' && slots ? { fee: slots.text(`fee-${kg}`), country: slots.text('country') } : own,
  }
}
