import { HOSTILE_TEXTS, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expectHarmless, findIntruders, readSent, watchFor } from '../../testing/intruders'
import { ask, readOrder } from '../../testing/parallel-requests'
import { fillCart } from '../../testing/shopper'
import { expect, type Market, signUp, test, waitForHydration } from '../../testing/test'

const { kopi } = SMALL.items
const AT_ONCE = 8
const PHONE = '0123456789'
/** All are looked at as they were sent; so many of them are seen in the browser, which takes longer. */
const SHOWN_EVERY = 8
/** Every input takes each fourth text, by turns, so that each text is tried at some; at night every input takes all. */
const TURNS = process.env.NIGHTLY === '1' ? 1 : 4
const turnOf = (texts: readonly string[], input: number): string[] =>
  texts.filter((_, at) => at % TURNS === input % TURNS)

const cookieOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

/** Fills in a form without a browser, which takes long. */
async function post(page: Page, { url }: Market, path: string, form: Record<string, string>) {
  return ask(url, { path, cookie: await cookieOf(page), form })
}

function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}

// Each text is sent, read and looked at.
test.slow()

test('as a name they stand in the bar, on the profile and in cached pages, and do nothing', async ({
  page,
  market,
}) => {
  const watch = await watchFor(page)
  await signUp(page)
  const kept: string[] = []
  const refused: string[] = []
  for (const name of HOSTILE_TEXTS) {
    const form = { name, phone: '', language: 'en', currency: 'MYR' }
    const { status, text } = await post(page, market, '/user-profile', form)
    if (status !== 302) {
      expect(status, name).toBe(400)
      refused.push(text)
      continue
    }
    kept.push(name)
    const cookie = await cookieOf(page)
    const sent = await Promise.all(
      ['/user-profile', '/shop'].map((path) => ask(market.url, { path, cookie })),
    )
    const pages = sent.map((answer) => answer.text)
    expect(await readSent(page, pages, name), name).toEqual({ intruders: [], shown: 2 })
    if (kept.length % SHOWN_EVERY !== 0) continue
    await page.goto('/user-profile')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectHarmless(page, watch, [name])
    await page.waitForFunction(
      (wanted) => localStorage.getItem('userInfo')?.includes(wanted),
      JSON.stringify(name),
    )
    await page.goto('/shop')
    await expectHarmless(page, watch, [name])
  }
  expect(kept.length).toBeGreaterThan(35)
  expect(await findIntruders(page, refused)).toEqual([])
  for (const text of refused) expect(text).toMatch(/This is too long|invisible control characters/)
})

test('as addresses they stand in the book, at checkout and on orders, and do nothing', {
  tag: '@nightly',
}, async ({ page, market }) => {
  const watch = await watchFor(page)
  const fits = HOSTILE_TEXTS.filter((text) => text.length <= 60 && !/[\p{Cc}\u202e]/u.test(text))
  for (const texts of chunk(fits, 20)) {
    await page.context().clearCookies()
    await signUp(page)
    for (const text of texts) {
      const lines = { fullName: text, line1: text, line2: text, city: text, region: text }
      const form = { ...lines, phone: PHONE, postcode: text.slice(0, 16), country: 'SG' }
      expect((await post(page, market, '/user-profile/addresses/new', form)).status, text).toBe(302)
    }
    await page.goto('/user-profile/addresses')
    await waitForHydration(page)
    await expectHarmless(page, watch, texts)
    await page
      .getByRole('link', { name: /^Edit the address/ })
      .first()
      .click()
    await expect(page.getByLabel('Full name')).not.toHaveValue('')
    await expectHarmless(page, watch)
    await fillCart(page, kopi)
    await page.goto('/checkout')
    await waitForHydration(page)
    await expectHarmless(page, watch, texts)
    for (const [fullName = '', line1 = fullName, line2 = '', city = line1, region = city] of chunk(
      texts,
      5,
    )) {
      const address = { fullName, line1, line2, city, region, phone: PHONE, postcode: '1', country: 'SG' }
      const cookie = await cookieOf(page)
      const checkout = `/checkout/${kopi.variantIds[0]}`
      const { location, status } = await ask(
        market.url,
        await readOrder(market.url, cookie, checkout, address),
      )
      expect(status, fullName).toBe(302)
      const pay = await ask(market.url, { path: location, cookie })
      expect(await findIntruders(page, [pay.text])).toEqual([])
    }
    await page.goto('/orders/user')
    await expectHarmless(page, watch)
    const orders = await page
      .getByRole('main')
      .getByRole('link', { name: /PSR-/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    // The newest stands first.
    const pages = [...new Set(orders)].reverse()
    for (const [at, typed] of chunk(texts, 5).entries()) {
      await page.goto(pages[at] ?? '')
      await expectHarmless(page, watch, typed)
    }
  }
})

test('what a form refuses, and what an address of a page holds, comes back as it was typed', async ({
  page,
  market,
}) => {
  const watch = await watchFor(page)
  await signUp(page)
  await fillCart(page, kopi)
  const cookie = await cookieOf(page)
  const checkout = `/checkout/${kopi.variantIds[0]}`
  const order = (await readOrder(market.url, cookie, checkout)).form ?? {}
  const password = 'a long password'
  const forms: [path: string, field: string, form: Record<string, string>][] = [
    ['/register', 'email', { name: 'Siti', password }],
    ['/login', 'email', { password }],
    ['/forgot-password', 'email', {}],
    ['/newsletter', 'email', {}],
    ['/user-profile', 'phone', { name: 'Siti', language: 'en', currency: 'MYR' }],
    ['/user-profile/addresses/new', 'postcode', { ...order, fullName: '' }],
    ['/user-profile/security/email', 'email', {}],
    [checkout, 'couponCode', { ...order, intent: 'apply-coupon' }],
    [checkout, 'phone', { ...order, fullName: '' }],
    [checkout, 'line1', { ...order, fullName: '' }],
  ]
  const pages = [
    '/shop-now?q=',
    '/login?from=',
    '/orders/user?state=',
    '/item/',
    '/store/',
    '/reset-password/',
    '/no-such-page/',
  ]
  const asks = [
    ...forms.flatMap(([path, field, form], input) =>
      turnOf(HOSTILE_TEXTS, input).map((text) => ({ path, form: { ...form, [field]: text } })),
    ),
    ...pages.flatMap((path, input) =>
      turnOf(
        HOSTILE_TEXTS.filter((text) => text.length < 1_000),
        input,
      ).map((text) => ({ path: path + encodeURIComponent(text) })),
    ),
  ]
  for (const some of chunk(asks, AT_ONCE * 4)) {
    const own = /^\/(login|register|forgot|reset)/
    const answers = await Promise.all(
      some.map((one) => ask(market.url, own.test(one.path) ? one : { ...one, cookie })),
    )
    for (const [at, { status }] of answers.entries())
      expect(status, `${some[at]?.path} ${JSON.stringify(some[at])}`.slice(0, 300)).toBeLessThan(500)
    expect(
      await findIntruders(
        page,
        answers.map(({ text }) => text),
      ),
    ).toEqual([])
  }

  // All of them at once, typed by a person.
  const all = HOSTILE_TEXTS.filter((text) => text.length < 100 && !/[\p{Cc}]/u.test(text)).join(' ')
  await page.goto('/user-profile')
  await page.getByRole('main').getByLabel('Phone').fill(all)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a phone number like 012-345 6789')).toBeVisible()
  await expectHarmless(page, watch, [all])
  await page.goto(checkout)
  const code = all.slice(0, 30)
  await page.getByLabel(/Coupon code/).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('A coupon code has only letters and digits.')).toBeVisible()
  await expectHarmless(page, watch, [code])
  await page.goto(`/shop-now?q=${encodeURIComponent(all.slice(0, 1_500))}`)
  await waitForHydration(page)
  await expectHarmless(page, watch)
})

test('as the name of a file, or of a device, they do nothing', async ({ page, market }) => {
  const watch = await watchFor(page)
  const email = await signUp(page)
  const files = HOSTILE_TEXTS.filter((text) => text.length < 200 && !/[\p{Cc}]/u.test(text))
  for (const name of files.slice(0, 12)) {
    const answer = await page.request.post('/user-profile/avatar', {
      headers: { Origin: market.url },
      multipart: { picture: { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(name) } },
    })
    expect(answer.status()).toBe(400)
    expect(await findIntruders(page, [await answer.text()])).toEqual([])
  }
  for (const agent of HOSTILE_TEXTS.filter((text) => /^[\x20-\x7e]{1,200}$/.test(text)).slice(0, 10))
    await fetch(`${market.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: market.url, 'user-agent': agent },
      body: new URLSearchParams({ email, password: SMALL.password }),
    })
  await page.goto('/user-profile/security')
  await waitForHydration(page)
  // Ten, and the session that the test began with.
  await expect(page.getByText('Unknown device')).toHaveCount(11)
  await expectHarmless(page, watch)
})
