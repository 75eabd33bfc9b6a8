import { hideStore, ownStore } from '@pasar/api'
import { asAdmin, asSeller, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFlash } from '../../../lib/session/flash.server'
import { refusalOf } from '../../../testing/answers'
import { answerOf, cookiesAfter, formOf, makeContext } from '../../../testing/context'
import { loader as loadShop } from '../../catalogue/routes/store.server'
import { loader as loadStore, action as saveStore } from '../routes/add-store.server'
import { loader as loadStores, action as removeStore } from '../routes/stores.server'

const { kampung, gaya } = SMALL.stores
const seller = asSeller(SMALL.users.seller)
const TYPED = { name: 'Batik Ipoh', city: 'Ipoh', country: 'MY', policies: 'No returns of food.' }

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(path: string, body?: URLSearchParams | FormData, member: typeof seller | null = seller) {
  const request = new Request(`http://pasar.test${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  const session = async () => (member && { member, cartCount: 0, unreadCount: 0 }) as never
  return { request, context: makeContext(services, request, { session }), params: {} }
}

const save = (values: Record<string, string>, path = '/add-store') =>
  answerOf(saveStore(argsOf(path, new URLSearchParams(values))))
const pathOf = (answer: unknown): string =>
  answer instanceof Response ? (answer.headers.get('Location') ?? '') : ''
const statusOf = (answer: unknown) => (answer instanceof Response ? answer.status : null)

it('turns visitors away', async () => {
  const answers = await Promise.all([
    answerOf(loadStores(argsOf('/stores', undefined, null))),
    answerOf(loadStore(argsOf('/add-store', undefined, null))),
  ])
  for (const answer of answers) expect(pathOf(answer)).toMatch(/^\/login\?from=/)
})

describe('a new store', () => {
  it('is opened, leads to its pictures and stands in the list', async () => {
    const path = pathOf(await save(TYPED))
    expect(path).toMatch(/^\/add-store\?store=sto_/)
    expect((await loadStore(argsOf(path))).form).toMatchObject(TYPED)
    const { stores } = await loadStores(argsOf('/stores'))
    expect(stores.map(({ name }) => name)).toContain('Batik Ipoh')
  })

  it('keeps what becomes of its items during a holiday', async () => {
    const holidayUntil = new Date(services.clock.now + 5 * 86_400_000).toISOString().slice(0, 10)
    const path = pathOf(await save({ ...TYPED, holidayUntil, holidayItems: 'hide' }))
    expect((await loadStore(argsOf(path))).form).toMatchObject({ holidayUntil, holidayItems: 'hide' })
    const { headHtml } = await loadShop({ ...argsOf('/store/batik-ipoh'), params: { id: 'batik-ipoh' } })
    expect(headHtml).toContain('sells nothing at a fixed price until then')
    const failure = refusalOf(await save({ ...TYPED, name: 'Other', holidayItems: 'burn' }))
    expect(failure.fields).toEqual({ holidayItems: 'choose' })
  })

  it('is refused with a sentence at each field, and all that was typed', async () => {
    const typed = { ...TYPED, name: '', freeShippingFrom: 'much', holidayUntil: '2020-01-01' }
    const failure = refusalOf(await save(typed))
    expect(failure.fields).toEqual({ name: 'required', freeShippingFrom: 'price' })
    expect(failure.values).toMatchObject(typed)
    const past = refusalOf(await save({ ...TYPED, holidayUntil: '2020-01-01' }))
    expect(past.fields).toEqual({ holidayUntil: 'dayAhead' })
    const taken = refusalOf(await save({ ...TYPED, name: kampung.name }))
    expect(taken.fields).toEqual({ name: 'STORE_NAME_TAKEN' })
  })
})

describe('a store that is there', () => {
  const path = `/add-store?store=${kampung.id}`

  it('is reported to the second of two tabs, whose next save succeeds', async () => {
    const { form } = await loadStore(argsOf(path))
    const version = form.version ?? ''
    expect(pathOf(await save({ ...TYPED, name: kampung.name, version }, path))).toBe('/stores')
    const typed = { ...TYPED, name: kampung.name, policies: 'second', version }
    const failure = refusalOf(await save(typed, path))
    expect(failure.code).toBe('STORE_EDITED')
    expect(failure.values.policies).toBe('second')
    expect(pathOf(await save(failure.values, path))).toBe('/stores')
    expect((await ownStore(services.context, seller, kampung.id)).policies).toBe('second')
  })

  it("is not found when it is somebody else's, whatever is asked of it", async () => {
    const other = `/add-store?store=${gaya.id}`
    const answers = await Promise.all([
      answerOf(loadStore(argsOf(other))),
      save({ ...TYPED, version: '1' }, other),
      answerOf(saveStore(argsOf(other, formOf({ intent: 'remove logo' })))),
      answerOf(saveStore(argsOf(other, formOf({ intent: 'logo' })))),
      answerOf(removeStore(argsOf('/stores', new URLSearchParams({ storeId: gaya.id })))),
    ])
    expect(answers.map(statusOf)).toEqual([404, 404, 404, 404, 404])
  })

  it('says at its own field what is wrong with a picture', async () => {
    const form = formOf({ intent: 'banner' })
    form.set('banner', new File(['no picture'], 'a.png', { type: 'image/png' }))
    const failure = refusalOf(await answerOf(saveStore(argsOf(path, form))))
    expect(failure.fields).toEqual({ picture: 'PICTURE_KIND' })
    expect(failure.values.which).toBe('banner')
  })

  it('takes a chosen picture along when it is saved, and does not lose it over what is wrong with a text', async () => {
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const send = async (values: Record<string, string>, pictures: readonly string[]) => {
      const form = formOf(values)
      for (const name of ['logo', 'banner'])
        form.set(
          name,
          new File(
            pictures.includes(name) ? [new Uint8Array(png)] : [],
            pictures.includes(name) ? 'a.png' : '',
          ),
        )
      return answerOf(saveStore(argsOf(path, form)))
    }
    const stored = () => ownStore(services.context, seller, kampung.id)
    const { form } = await loadStore(argsOf(path))
    const typed = { ...TYPED, name: kampung.name, version: form.version ?? '' }
    const failure = refusalOf(await send({ ...typed, freeShippingFrom: 'much' }, ['logo', 'banner']))
    expect([failure.fields, failure.values.policies]).toEqual([{ freeShippingFrom: 'price' }, TYPED.policies])
    expect(failure.values).not.toHaveProperty('logo')
    const first = await stored()
    expect([first.logoKey, first.bannerKey]).toEqual([expect.any(String), expect.any(String)])

    expect(pathOf(await send(typed, ['banner']))).toBe('/stores')
    const second = await stored()
    expect(second).toMatchObject({ policies: TYPED.policies, logoKey: first.logoKey })
    expect(second.bannerKey).not.toBe(first.bannerKey)
    // Its own buttons leave the saved texts alone, and the typed ones on the page.
    const half = { ...typed, policies: 'half typed', freeShippingFrom: 'much' }
    expect(await send({ ...half, intent: 'logo' }, ['logo'])).toMatchObject({ typed: half })
    const third = await stored()
    expect(third).toMatchObject({ policies: TYPED.policies, bannerKey: second.bannerKey })
    expect(third.logoKey).not.toBe(first.logoKey)
    expect(await send({ ...half, intent: 'remove logo' }, ['logo', 'banner'])).toMatchObject({ typed: half })
    const last = await stored()
    expect(last).toMatchObject({ policies: TYPED.policies, logoKey: null })
    expect([null, third.bannerKey]).not.toContain(last.bannerKey)
    expect(refusalOf(await send({ ...typed, intent: 'logo' }, [])).fields).toEqual({
      picture: 'PICTURE_MISSING',
    })
  })

  it('stays while it has items', async () => {
    const answer = await answerOf(
      removeStore(argsOf('/stores', new URLSearchParams({ storeId: kampung.id }))),
    )
    expect(refusalOf(answer).code).toBe('STORE_IN_USE')
  })
})

it('says that staff hide it, and has no addresses of feeds then', async () => {
  const path = `/add-store?store=${kampung.id}`
  expect((await loadStore(argsOf(path))).feeds).toMatchObject({ google: expect.stringMatching(/feed\.xml$/) })
  const reason = 'Asked to be paid outside'
  await hideStore(services.context, asAdmin(SMALL.users.admin), kampung.id, { reason })
  const { stores } = await loadStores(argsOf('/stores'))
  expect(stores).toMatchObject([{ id: kampung.id, hiddenFor: reason }])
  const { store, feeds } = await loadStore(argsOf(path))
  expect([store?.hiddenFor, feeds]).toEqual([reason, null])
})

it('says of a store that staff hide that buyers see its changes later', async () => {
  const path = `/add-store?store=${kampung.id}`
  const said = async () => {
    const { lead, form } = await loadStore(argsOf(path))
    const values = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, String(value ?? '')]),
    )
    const headers = { cookie: cookiesAfter((await save(values, path)) as Response) }
    return [lead, (await readFlash(new Request('http://pasar.test/', { headers })))?.text]
  }
  expect(await said()).toEqual(['stores.editLead', 'stores.savedText'])
  await hideStore(services.context, asAdmin(SMALL.users.admin), kampung.id, { reason: 'Copies' })
  expect(await said()).toEqual(['stores.seenLater', 'stores.seenLater'])
})

it('is searched within: what other stores sell is not found there', async () => {
  const search = async (q: string) => {
    const asked = {
      ...argsOf(`/store/${kampung.slug}?q=${q}`, undefined, null),
      params: { id: kampung.slug },
    }
    const { listing } = await loadShop(asked)
    return { found: listing.cards.map(({ id }) => id), q: listing.values.q }
  }
  const { found, q } = await search('kopi')
  expect(q).toBe('kopi')
  expect(found).toContain(SMALL.items.kopi.id)
  expect((await search('earbuds')).found).toEqual([])
})
