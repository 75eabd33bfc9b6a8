import { addAddress } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { COUNTRY_CODES, LANGUAGES, usualDestination } from '@pasar/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlots } from '../../../../server/page-cache/page-template'
import { makeSharedRender } from '../../../../server/page-cache/shared-render'
import { makeContext } from '../../../testing/context'
import { loadItem } from '../../catalogue/server/item-view.server'
import { viewDelivery } from '../server/delivery-view.server'
import { writeFeeTo } from '../server/shipping-note.server'

const { kopi, bulky, virtual, withVariants } = SMALL.items
const ADDRESS = {
  fullName: 'Sato Hanako',
  phone: '+81312345678',
  line1: '1-1 Chiyoda',
  line2: '',
  city: 'Tokyo',
  postcode: '100-0001',
  state: '',
}

let services: TestServices
let abroad: string
let withoutAddress: string
beforeAll(async () => {
  services = await openTestServices()
  const { buyer, newbuyer } = SMALL.users
  services.database.handle.prepare('delete from addresses').run()
  await addAddress(services.context, asBuyer(buyer), { ...ADDRESS, country: 'JP' }, true)
  abroad = await services.sessions.begin(buyer.id, 'test')
  withoutAddress = await services.sessions.begin(newbuyer.id, 'test')
})
afterAll(() => services.dispose())

const ask = (path: string, cookie = '') =>
  new Request(`http://pasar.test${path}`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What the page of an item, its page about shipping and search engines get. */
async function readFigures(slug: string, cookie?: string) {
  const request = ask(`/item/${slug}`, cookie)
  const { parts, meta } = await loadItem(request, makeContext(services, request), slug)
  const to = ask(`/item/${slug}/shipping`, cookie)
  const { shipping, to: place, zones } = await viewDelivery(makeContext(services, to), to, slug)
  const [product] = meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
  return { note: plain(parts.shipping), fee: shipping?.fee, country: place.code, zones, product }
}

const SHIPPING_TO_MALAYSIA = {
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MY' },
}

describe('the pages of an item say one fee', () => {
  it.each([
    ['a visitor', () => '', 'Malaysia', 'MY', 700, 'shipped within Malaysia'],
    ['a member without an address', () => withoutAddress, 'Malaysia', 'MY', 700, 'shipped within Malaysia'],
    ['a member abroad', () => abroad, 'Japan', 'JP', 2_800, 'to your default address'],
  ])('to %s', async (_, cookie, country, code, fee, why) => {
    const figures = await readFigures(kopi.slug, cookie())
    expect(figures.note).toContain(`Shipping to ${country}: RM ${fee / 100}.00`)
    expect(figures.note).toContain(why)
    expect(figures).toMatchObject({ fee, country: code })
    expect(figures.product).toMatchObject({
      offers: { shippingDetails: { ...SHIPPING_TO_MALAYSIA, shippingRate: { value: 7, currency: 'MYR' } } },
    })
  })

  it('by volume', async () => {
    const figures = await readFigures(bulky.slug)
    expect(figures.note).toContain('Shipping to Malaysia: RM 21.00')
    expect(figures.fee).toBe(2_100)
    expect(figures.product).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 21 } } } })
  })

  it('and from what the seller pays it', async () => {
    const { note } = await readFigures(withVariants.slug, abroad)
    expect(note).toContain('Shipping to Japan: RM 28.00')
    expect(note).toContain('Free from RM 100.00 of items from this seller.')
  })

  it('and that it is free', async () => {
    const threshold = services.database.handle.prepare(
      'update stores set free_shipping_from_sen = ? where id = ?',
    )
    threshold.run(1_000, kopi.store.id)
    for (const cookie of ['', abroad]) {
      const { note, fee, zones, product } = await readFigures(kopi.slug, cookie)
      expect(note).toContain('Free shipping')
      expect(note).not.toContain('Shipping to Japan')
      expect(fee).toBe(0)
      expect(zones).toEqual([])
      expect(product).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 0 } } } })
    }
    threshold.run(null, kopi.store.id)
  })

  it('and none of what is downloaded', async () => {
    const { note, fee, product } = await readFigures(virtual.slug)
    expect(note).toContain('Digital Delivery, free')
    expect(fee).toBeUndefined()
    expect(product).not.toHaveProperty('offers.shippingDetails')
  })
})

it('leaves a place for the fee in a page for many buyers', async () => {
  const request = ask(`/item/${kopi.slug}`)
  const shared = makeSharedRender('buyer', makeSlots('token-'))
  const context = makeContext(services, request, {
    shared,
    session: () => Promise.reject(new Error('a cached page asked who is signed in')),
  })
  const { parts } = await loadItem(request, context, kopi.slug)
  expect(parts.shipping).toContain('Shipping to token-slot.country;: token-slot.fee-1;')
  expect(parts.shipping).toContain('Shipping to Malaysia: RM\u00a07.00')
})

it('writes countries and fees with no character that HTML or page data write otherwise', () => {
  const texts = LANGUAGES.flatMap((language) =>
    COUNTRY_CODES.flatMap((country) => Object.values(writeFeeTo(language, usualDestination(country), 1))),
  )
  expect(texts.filter((text) => /[&<>"'\\]/.test(text))).toEqual([])
  expect(writeFeeTo('en', usualDestination('AG'), 1)).toEqual({
    country: 'Antigua and Barbuda',
    fee: 'RM\u00a0132.00',
  })
})
