import { SMALL } from '@pasar/api/testing'
import { expect } from '@playwright/test'
import { socketWith } from '../testing/frames'
import { buy } from '../testing/shopper'
import { signIn, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items

test('figures of a dashboard follow what others do; the page that opens asks for none', async ({
  page,
  browser,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) asked.push(request.url())
  })
  const elsewhere = await (await browser.newContext()).newPage()
  // Something waits already, whatever other tests have shipped.
  await buy(elsewhere, kopi)
  await page.clock.install()
  await signIn(page, kopi.store.seller.email)
  await page.goto('/seller-dashboard')
  await waitForHydration(page)
  const shown = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
  const main = page.getByRole('main')
  const toShip = main.getByRole('heading', { name: /parcels? to ship$/ })
  const waiting = page
    .getByRole('navigation', { name: 'Parts of this area' })
    .getByRole('link', { name: /^Orders/ })
    .getByText(/^\d+ waiting$/)
  const [before, waited] = [shown(await toShip.textContent()), shown(await waiting.textContent())]
  const listening = socketWith(page, 'framereceived', /^40/)
  await page.clock.runFor(3_100)
  await listening
  expect(asked).toEqual([])

  await buy(elsewhere, kopi)
  await expect(async () => {
    await page.clock.runFor(600)
    expect(shown(await toShip.textContent())).toBe(before + 1)
  }).toPass()
  expect(asked.join()).toMatch(/\/trpc\/[^,]*selling\.(?:waits|desk),selling\.(?:waits|desk)\?batch=1/)
  await expect.poll(async () => shown(await waiting.textContent())).toBe(waited + 1)

  // So does the list of parcels, whose rows come by the same queries.
  const again = socketWith(page, 'framereceived', /^40/)
  await page.goto('/orders/seller?state=all')
  await waitForHydration(page)
  await page.clock.runFor(3_100)
  await again
  const { number } = await buy(elsewhere, kopi)
  await elsewhere.context().close()
  await expect(async () => {
    await page.clock.runFor(600)
    expect(await main.getByText(number).count()).toBeGreaterThan(0)
  }).toPass()
})
