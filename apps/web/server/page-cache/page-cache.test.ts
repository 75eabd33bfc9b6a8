import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type CacheContents, changeAppLinks, register } from '@pasar/api'
import { changeStock, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin } from '../http/requests'
import type { CacheKey } from './cache-key'
import { PageCache } from './page-cache'
import { makeSlots } from './page-template'

const { kopi, lowStock } = SMALL.items
const NONCE = 'bm9uY2U='
let services: TestServices
let server: Server
let url: string
/** What was rendered for the cache. */
let rendered: CacheKey[]
/** Runs while a page is being rendered. */
let meanwhile: () => Promise<unknown>
let contents: CacheContents | null
let isShared: boolean
let status: number
let cachedFrom: number

/** A page that shows a price, the reader's name and a heart. */
beforeEach(async () => {
  services = await openTestServices()
  rendered = []
  meanwhile = async () => {}
  contents = { items: [kopi.id] }
  isShared = true
  status = 200
  cachedFrom = 1
  const price = services.database.handle
    .prepare("select price_sen || ' of ' || stock from items where id = ?")
    .pluck()
  const pages = new PageCache(services, {
    get cachedFrom() {
      return cachedFrom
    },
    headers: (nonce) => ({ 'content-security-policy': `script-src 'nonce-${nonce}'` }),
    render: async (key) => {
      rendered.push(key)
      const token = '0123456789abcdef01234567-'
      const slots = key.kind === 'page' && key.audience === 'buyer' ? makeSlots(token) : null
      const shown = price.get(kopi.id)
      await meanwhile()
      const heart = slots?.variant(`wish-${kopi.id}`)
      const hearts = heart ? `${heart.no}♡${heart.yes}♥${heart.end}` : ''
      const follow = slots?.variant(`follows-${kopi.store.id}`)
      const follows = follow ? `${follow.no}Follow${follow.yes}Following${follow.end}` : ''
      const body = `${NONCE} ${JSON.stringify(key)} ${slots?.text('name')} pays ${shown} ${hearts}${follows}${slots?.text('reader')}`
      return { status, headers: {}, body, token, nonce: NONCE, contents, isShared }
    },
  })
  const app = express()
  app.use((_request, response, next) => {
    response.locals.nonce = 'b3duLi4u'
    next()
  })
  app.use(pages.serve, (_request, response) => void response.send('made for one'))
  server = createServer((request, response) => {
    begin(request, services.context.config)
    if (!pages.serveVisitor(request, response)) app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await services.dispose()
})

async function join(name: string): Promise<{ id: string; cookie: string }> {
  const email = `${name.length}-${Math.random()}@pasar.test`
  const input = { name, email, password: 'Pasar-demo-2026', language: 'en' as const }
  const { userId } = await register(services.context, input)
  const header = await services.sessions.begin(userId, 'test')
  return { id: userId, cookie: header.split(';')[0] ?? '' }
}

const see = async (cookie: string, address = `/item/${kopi.slug}`): Promise<string> => {
  const answer = await fetch(`${url}${address}`, { headers: cookie === '' ? {} : { cookie } })
  return answer.text()
}
const setItem = (id: string, values: Record<string, number | string>) =>
  services.context.transact({ item: id }, (tx) =>
    tx.updateTable('items').set(values).where('id', '=', id).execute(),
  )

it('is cached with the second asking', async () => {
  cachedFrom = 2
  await see('')
  await see('')
  expect(rendered).toHaveLength(2)
  await see('')
  expect(rendered).toHaveLength(2)
  // It was asked for before, so it is cached at once when a commit has dropped it.
  await setItem(kopi.id, { price_sen: 1_234 })
  expect(await see('')).toContain('pays 1234 of')
  await see('')
  expect(rendered).toHaveLength(3)
})

it('is compressed as far as its reader takes that, from memory and when it is made', async () => {
  const encodingOf = async (accepted: string) =>
    (await fetch(url, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding')
  for (const [accepted, kept, made] of [
    ['gzip, br', 'gzip', 'br'],
    ['gzip;q=0', null, null],
    ['br, gzip;q=0', null, 'br'],
    ['*', 'gzip', 'br'],
  ] as const) {
    cachedFrom = 1
    expect(await encodingOf(accepted), `${accepted}, kept`).toBe(kept)
    cachedFrom = 1_000
    await setItem(kopi.id, { price_sen: 1_000 + rendered.length })
    expect(await encodingOf(accepted), `${accepted}, made`).toBe(made)
  }
})

describe('a page that is cached for buyers', () => {
  it('may be the answer to a search, and no other call', async () => {
    const siti = await join('Siti')
    const search = (input: unknown) =>
      see(siti.cookie, `/trpc/catalogue.search?input=${encodeURIComponent(JSON.stringify(input))}`)
    await search({ q: 'kopi' })
    await search({ q: ' kopi ', other: 1 })
    expect(rendered).toEqual([
      { kind: 'call', name: 'catalogue.search', isBatch: false, input: { q: 'kopi' } },
    ])
    await search({ q: 'teh' })
    expect(rendered).toHaveLength(2)
    for (const call of ['cart.get?input=%7B%7D', 'catalogue.search,cart.get?batch=1&input=%7B%7D'])
      expect(await see(siti.cookie, `/trpc/${call}`)).toBe('made for one')
    for (const wrong of [{ q: 1 }, { q: 'x'.repeat(200) }, 'q', null])
      expect(await search(wrong)).toBe('made for one')
    expect(rendered).toHaveLength(2)
  })

  it('is made once, and shows each of them their own', async () => {
    const [siti, ali] = [await join('Siti'), await join(`Ali <b>&"'`)]
    const first = await see(siti.cookie)
    const second = await see(ali.cookie)
    expect(rendered).toHaveLength(1)
    expect(first).toContain('Siti pays')
    expect(second).toContain('Ali &lt;b&gt;&amp;&quot;&#x27; pays')
    expect(first).toContain(siti.id)
    expect(second).toContain(ali.id)
    expect(second).not.toContain(siti.id)
  })

  it('shows the heart of whoever saved the item, from the moment they did', async () => {
    const [siti, ali] = [await join('Siti'), await join('Ali')]
    expect(await see(siti.cookie)).toContain('♡')
    services.database.handle
      .prepare('insert into wishlist (user_id, item_id, price_sen, created_at) values (?, ?, 1, 1)')
      .run(siti.id, kopi.id)
    expect(await see(siti.cookie)).toContain('♥')
    expect(await see(ali.cookie)).toContain('♡')
    expect(rendered).toHaveLength(1)
  })

  it('shows whoever follows the store that they do, from the moment they did', async () => {
    const [siti, ali] = [await join('Siti'), await join('Ali')]
    expect(await see(siti.cookie)).not.toContain('Following')
    services.database.handle
      .prepare('insert into store_follows (store_id, user_id, created_at, told_at) values (?, ?, 1, 1)')
      .run(kopi.store.id, siti.id)
    expect(await see(siti.cookie)).toContain('Following')
    expect(await see(ali.cookie)).not.toContain('Following')
    expect(await see('')).not.toContain('Follow')
    expect(rendered).toHaveLength(2)
  })

  it('shows a changed price at once', async () => {
    const { cookie } = await join('Siti')
    await see(cookie)
    await setItem(kopi.id, { price_sen: 4_321 })
    expect(await see(cookie)).toContain('pays 4321')
    expect(rendered).toHaveLength(2)
  })

  it('is made anew when a setting changes, which every footer may show', async () => {
    const { cookie } = await join('Siti')
    await see(cookie)
    await changeAppLinks(services.context, { apk: 'https://example.my/pasar.apk' })
    await see(cookie)
    expect(rendered).toHaveLength(2)
    await changeAppLinks(services.context, {})
    await see(cookie)
    expect(rendered).toHaveLength(2)
  })

  it('shows at once what another process wrote', async () => {
    const { cookie } = await join('Siti')
    await see(cookie)
    await changeStock(path.dirname(services.database.handle.name), kopi.variantIds[0] ?? '', 7)
    expect(await see(cookie)).toContain('of 7')
  })

  it('is not cached when what it shows changes while it is rendered', async () => {
    const { cookie } = await join('Siti')
    meanwhile = () => setItem(kopi.id, { price_sen: 4_321 })
    await see(cookie)
    meanwhile = async () => {}
    expect(await see(cookie)).toContain('pays 4321')
  })

  it('is rendered once for all who ask at the same time', async () => {
    const people = await Promise.all(['Siti', 'Ali', 'Mei'].map(join))
    const pages = await Promise.all(people.map(({ cookie }) => see(cookie)))
    expect(rendered).toHaveLength(1)
    people.forEach(({ id }, index) => {
      expect(pages[index]).toContain(id)
    })
  })

  it('does not wait for a rendering that began before the last commit', async () => {
    const { cookie } = await join('Siti')
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    meanwhile = () => gate
    const early = see(cookie)
    await vi.waitFor(() => expect(rendered).toHaveLength(1))
    await setItem(kopi.id, { price_sen: 4_321 })
    meanwhile = async () => {}
    expect(await see(cookie)).toContain('pays 4321')
    open()
    await early
    expect(await see(cookie)).toContain('pays 4321')
    expect(rendered).toHaveLength(2)
  })

  it('is made for each reader alone when a loader asked who is signed in, and not rendered twice each time', async () => {
    isShared = false
    const { cookie } = await join('Siti')
    for (const _ of [1, 2, 3]) expect(await see(cookie)).toBe('made for one')
    expect(rendered).toHaveLength(1)
  })

  it('is made for the one who asks when rendering it fails', async () => {
    meanwhile = () => Promise.reject(new Error('no'))
    expect(await see('')).toBe('made for one')
    meanwhile = async () => {}
    status = 500
    expect(await see('', '/about')).toBe('made for one')
  })

  it('is not cached when it is none, but sent', async () => {
    status = 404
    for (const _ of [1, 2]) expect(await see('')).toContain('pays')
    expect(rendered).toHaveLength(2)
    // A redirect leads on with the query, of which the key knows nothing.
    expect(await see('', `/item/${kopi.slug}?utm_source=x`)).toBe('made for one')
  })

  it('is not for those whose session has ended, nor for other roles', async () => {
    const [siti, seller] = [await join('Siti'), await join('Seller')]
    services.database.handle.prepare('update users set role = 2 where id = ?').run(seller.id)
    await see(siti.cookie)
    expect(await see(seller.cookie)).toBe('made for one')
    await services.sessions.end(siti.cookie)
    expect(await see(siti.cookie)).toBe('made for one')
  })

  it('is not for staff of a seller, until they are staff no longer', async () => {
    const { id, cookie } = await join('Siti')
    const staff = services.database.handle
    staff
      .prepare(
        'insert into store_staff (user_id, seller_id, may_list, may_ship, may_money, joined_at) values (?, ?, 1, 0, 0, 1)',
      )
      .run(id, SMALL.users.seller.id)
    expect(await see(cookie)).toBe('made for one')
    staff.prepare('update store_staff set ended_at = 2').run()
    expect(await see(cookie)).toContain('Siti pays')
  })

  it.each([
    ['a price', { price_sen: 1 }, 2],
    ['the last piece', { stock: 0 }, 2],
    ['a rating', { rating_sum: 1, rating_count: 1 }, 2],
    ['a title', { title: 'Other' }, 2],
    ['a status', { status: 'paused' }, 2],
    ['a piece of several', { stock: 3 }, 1],
    ['a trend', { trend: 9 }, 1],
  ])(
    'as a listing is dropped as it must be when another item has a new: %s',
    async (_name, values, times) => {
      const { cookie } = await join('Siti')
      contents = { items: [kopi.id], lists: true, catalogue: true }
      await see(cookie, '/shop-now')
      await setItem(lowStock.id, values)
      await see(cookie, '/shop-now')
      expect(rendered).toHaveLength(times)
    },
  )
})

it('visitors and buyers never get the same copy', async () => {
  const { cookie } = await join('Siti')
  await see(cookie)
  expect(await see('')).toContain('undefined pays')
  expect(await see(cookie)).toContain('Siti pays')
})
