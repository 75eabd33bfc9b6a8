import { addressesOf, findItemBySlug } from '@pasar/api'
import { isCountry, quoteParcelShipping, SHIPPING_ZONES } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { actorOf, notFound } from '../../../lib/session/guards.server'
import { leadToSlug, toItemHead } from '../../catalogue/server/item-head.server'
import { listCountries, nameCountry } from '../../checkout/server/countries.server'

const HOME = 'MY'

/** Where to: as the address says, else where the member's parcels go, else Malaysia. */
async function chooseCountry(context: AppLoadContext, request: Request): Promise<string> {
  const asked = new URL(request.url).searchParams.get('to')?.toUpperCase() ?? ''
  if (isCountry(asked)) return asked
  const actor = await actorOf(context)
  if (actor === null) return HOME
  const addresses = await addressesOf(context.ctx, actor)
  return addresses.find(({ isDefault }) => isDefault)?.country ?? HOME
}

/** What shipping one piece of an item costs. @throws the 404 page; a redirect from an old address */
export async function viewDelivery(context: AppLoadContext, request: Request, slug: string) {
  const [item, language, country] = await Promise.all([
    findItemBySlug(context.ctx, slug),
    languageOf(request),
    chooseCountry(context, request),
  ])
  if (!item) throw notFound()
  leadToSlug(request, slug, item)
  const comma = translateFor(language)('info.comma')
  const { isVirtual, weightG, dimensions, shippingMethod, store } = item
  const lines = [{ quantity: 1, isVirtual, weightG, dimensions }]
  const quote = (to: string, freeFrom: typeof store.freeShippingFrom) =>
    quoteParcelShipping(lines, item.price, to, freeFrom, shippingMethod)
  return {
    item: toItemHead(item),
    to: { code: country, name: nameCountry(language, country) },
    countries: listCountries(language),
    shipping: isVirtual ? null : quote(country, store.freeShippingFrom),
    freeFrom: store.freeShippingFrom,
    zones: SHIPPING_ZONES.map(({ name, countries }) => ({
      name,
      countries: countries.map((code) => nameCountry(language, code)).join(comma),
      fee: quote(countries[0] ?? '', null).fee,
    })),
  }
}
