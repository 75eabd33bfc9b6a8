import { findItemBySlug } from '@pasar/api'
import { HOME_COUNTRY, isCountry, shownZones } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { listCountries, nameCountry } from '../../../i18n/countries.server'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { notFound } from '../../../lib/session/guards.server'
import { redirectToSlug, toItemHead } from '../../platform/server/item-head.server'
import { destinationOf, quoteItem } from './shipping-note.server'

/** Where to: as the address says, else where the member's parcels go, else Malaysia. */
async function chooseCountry(context: AppLoadContext, request: Request): Promise<string> {
  const asked = new URL(request.url).searchParams.get('to')?.toUpperCase() ?? ''
  if (isCountry(asked)) return asked
  return (await destinationOf(context)) ?? HOME_COUNTRY
}

/** What shipping one piece of an item costs. @throws the 404 page; a redirect from an old address */
export async function viewDelivery(context: AppLoadContext, request: Request, slug: string) {
  const [item, language, country, { zones }] = await Promise.all([
    findItemBySlug(context.ctx, slug),
    languageOf(request),
    chooseCountry(context, request),
    context.ctx.settings.read(),
  ])
  if (!item) throw notFound()
  redirectToSlug(request, slug, item)
  const comma = translateFor(language)('info.comma')
  const shipping = item.isVirtual || item.servicePlace ? null : quoteItem(item, { country, zones })
  return {
    item: toItemHead(item),
    to: { code: country, name: nameCountry(language, country) },
    countries: listCountries(language),
    isService: item.servicePlace !== null,
    shipping,
    freeFrom: item.store.freeShippingFrom,
    /** None when the seller ships it free: then it is free to all of them. */
    zones: (shipping?.isFreeBySeller === true ? [] : shownZones(zones)).map(({ name, countries }) => ({
      name,
      countries: countries.map((code) => nameCountry(language, code)).join(comma),
      fee: quoteItem(item, { country: countries[0] ?? '', zones }).fee,
    })),
  }
}
