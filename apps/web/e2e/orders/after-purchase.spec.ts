import { answerOpenClaim, readRows, runOutClock, SMALL, shipOrder } from '@pasar/api/testing'
import { sen } from '@pasar/domain'
import { expect } from '@playwright/test'
import { buy, order, payByCard } from '../testing/shopper'
import {
  expectNoAxeViolations,
  hasScripts,
  type Market,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

const { kopi, onOffer } = SMALL.items

const refundsOf = async ({ dataDir }: Market, orderId: string): Promise<number[]> =>
  (
    await readRows<{ amount: number }>(
      dataDir,
      'select r.amount_sen as amount from refunds r join payments p on p.id = r.payment_id where p.order_id = ?',
      orderId,
    )
  ).map(({ amount }) => amount)

test('a parcel is followed, received, and the seller is paid', { tag: '@journey' }, async ({
  page,
  market,
}) => {
  const { id } = await buy(page, kopi)
  await page.goto(`/orders/user/${id}`)
  await expect(page.getByText(/we’ll refund you automatically/)).toBeVisible()
  await shipOrder(market.dataDir, id)
  await page.reload()
  await expect(page.getByText('EN123456789MY')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Track this parcel/ })).toHaveAttribute(
    'href',
    'https://tracking.pos.com.my/tracking/EN123456789MY',
  )
  await expectNoAxeViolations(page)
  await page.getByText('I have received it').first().click()
  await page.getByRole('button', { name: 'I have received it' }).click()
  await expect(page.getByText('The seller has been paid.')).toBeVisible()
  await expect(page.getByText(`The parcel from ${kopi.store.name} is completed`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have received it' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Buy again' }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByText(`In your cart: ${kopi.title}`)).toBeVisible()
})

test('the history is searched by number, item and store', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  const { number } = await order(page, kopi)
  for (const words of [number, kopi.title.toUpperCase(), kopi.store.name.slice(2)]) {
    await page.goto('/orders/user')
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill(words)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/q=/)
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  }
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill('50% off_')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing found for “50% off_”' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(page).toHaveURL(/\/orders\/user$/)
})

test('an unpaid order is changed, also on a page that is out of date, and the page of its old payment takes nothing', async ({
  page,
}) => {
  await signUp(page)
  const { id, payPath: oldPage } = await order(page, kopi, onOffer)
  const late = await page.context().newPage()
  // Else it would hear of the change at once.
  if (hasScripts()) {
    await late.routeWebSocket(/socket\.io/, (socket) => void socket.close())
    await late.route(/socket\.io/, (route) => route.abort())
  }
  await late.goto(`/edit-order/${id}`)
  await page.goto(`/orders/user/${id}`)
  await page.getByRole('link', { name: 'Change order' }).click()
  await expectNoAxeViolations(page)
  await page.getByLabel(`Number of ${onOffer.title}`).fill('0')
  await page.getByLabel('Town or city').fill('Ipoh')
  await page.getByLabel('Another coupon code').fill('nonsense')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('We couldn’t find this coupon code.')).toBeVisible()
  await expect(page.getByLabel('Town or city')).toHaveValue('Ipoh')
  await page.getByLabel('Another coupon code').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(new RegExp(`/orders/user/${id}$`))
  await expect(page.getByText('Your new total is RM 19.90.')).toBeVisible()
  await expect(page.getByText('You changed the order')).toBeVisible()
  await expect(page.getByText(onOffer.title)).toHaveCount(0)

  await late.getByLabel('Town or city').fill('Taiping')
  await late.getByRole('button', { name: 'Save changes' }).click()
  await expect(late.getByText('This order was changed in the meantime. Please check it again.')).toBeVisible()
  await expect(late.getByText(onOffer.title)).toHaveCount(0)
  await expect(late.getByLabel('Town or city')).toHaveValue('Taiping')
  await late.getByRole('button', { name: 'Save changes' }).click()
  await expect(late.getByText(/Taiping/)).toBeVisible()
  await late.close()

  await page.goto(oldPage)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This order can no longer be paid' }),
  ).toBeVisible()
  await page.goto(`/orders/user/${id}`)
  await page.getByRole('button', { name: 'Pay now · RM 19.90' }).click()
  await page.waitForURL(/\/pay\//)
  await payByCard(page)
})

test('a paid order takes another address and a note, and gives a parcel back', async ({ page, market }) => {
  const { id } = await buy(page, kopi, onOffer)
  await page.goto(`/edit-order/${id}`)
  await expectNoAxeViolations(page)
  await page.getByLabel('Country').selectOption('JP')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('The address must stay in the same shipping zone.').first()).toBeVisible()
  await page.getByLabel('Country').selectOption('MY')
  await page.getByLabel('Town or city').fill('Petaling Jaya')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('The new address is set')).toBeVisible()
  await expect(page.getByText(/Petaling Jaya/)).toBeVisible()

  await page.goto(`/edit-order/${id}`)
  await page.getByLabel(`Note to ${kopi.store.name}`).fill('Please wrap it as a gift')
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await expect(page.getByText(`${kopi.store.name} will read it.`)).toBeVisible()
  await page.getByText('Cancel this parcel').first().click()
  await page
    .getByRole('button', { name: /^Yes, cancel and refund/ })
    .first()
    .click()
  await page.waitForURL(new RegExp(`/orders/user/${id}$`))
  await expect(page.getByText('Parcel cancelled')).toBeVisible()
  await expect(page.getByText('Partly refunded').first()).toBeVisible()
  expect(await refundsOf(market, id)).toEqual([1_990])
})

/** A picture that is a picture, if a small one. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a claim with a photo is answered, settled, and its photo is nobody else’s', async ({
  page,
  market,
}) => {
  const { id } = await buy(page, kopi)
  await shipOrder(market.dataDir, id)
  await runOutClock(market.dataDir, id)
  await page.goto(`/orders/user/${id}`)
  await expect(page.getByText(/^Protected until/)).toBeVisible()
  await page.getByRole('link', { name: 'Return or report a problem' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByText('Please choose what is wrong.')).toBeVisible()
  await page.getByLabel('It is damaged').check()
  await page.getByLabel('Describe it').fill('The bag is torn.\nHalf of it is gone.')
  await page.getByLabel('Photos').setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: DOT })
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByText('Your claim has been sent')).toBeVisible()
  await expect(page.getByRole('link', { name: `Message ${kopi.store.name}` })).toHaveAttribute(
    'href',
    /^\/messages\/new\/parcel\/pcl_/,
  )
  await expect(page.getByText(/^The seller has until/)).toBeVisible()
  const photo = page.getByRole('img', { name: 'Photo 1' })
  const address = (await photo.getAttribute('src')) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)
  expect((await page.request.get(address)).headers()['cache-control']).toBe('private, no-store')
  await expectNoAxeViolations(page)

  await answerOpenClaim(market.dataDir, id, { type: 'offer', words: 'Would this do?', amount: sen(500) })
  await page.reload()
  await expect(page.getByText('The seller offers RM 5.00')).toBeVisible()
  await expect(page.getByText('Would this do?').first()).toBeVisible()
  await page.getByRole('button', { name: 'Accept RM 5.00' }).click()
  await expect(page.getByText('Settled: RM 5.00 refunded')).toBeVisible()
  expect(await refundsOf(market, id)).toEqual([500])

  await page.context().clearCookies()
  await signUp(page)
  expect((await page.request.get(address)).status()).toBe(404)
  expect((await page.request.get(`/orders/user/${id}/claim/pcl_none`)).status()).toBe(404)
})

test('goods are sent back, and a claim is withdrawn', { tag: '@plain-only' }, async ({ page, market }) => {
  const { id } = await buy(page, kopi)
  await shipOrder(market.dataDir, id)
  await runOutClock(market.dataDir, id)
  await page.goto(`/orders/user/${id}`)
  await page.getByRole('link', { name: 'Return or report a problem' }).click()
  await page.getByLabel('I have changed my mind').check()
  await page.getByLabel('Describe it').fill('Too dark')
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByRole('button', { name: 'Send claim' })).toHaveCount(0)
  await answerOpenClaim(market.dataDir, id, {
    type: 'return',
    words: 'Please send it back',
    address: 'Lot 7, Ipoh',
  })
  await page.reload()
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText('Please choose a courier.')).toBeVisible()
  await page.getByLabel('Courier').selectOption('DHL')
  await page.getByLabel('Tracking number').fill('71 123')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText('A tracking number has letters, digits and hyphens only.')).toBeVisible()
  await expect(page.getByLabel('Courier')).toHaveValue('DHL')
  await page.getByLabel('Tracking number').fill('71123')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText('The goods are on their way back')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw claim' })).toHaveCount(0)
})

test('anyone with its number and email sees how far an order is, and nobody else', async ({
  page,
  market,
}) => {
  const { id, number, email } = await buy(page, kopi)
  await shipOrder(market.dataDir, id)
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).first().click()
  await page.waitForURL(/\/track-order/)
  await expectNoAxeViolations(page)
  const track = async (typed: string, who: string) => {
    // A page of its own for each attempt: the refusals read alike, and an answer to the one before moves the focus.
    await page.goto('/track-order')
    await waitForHydration(page)
    await page.getByLabel('Order number').fill(typed)
    await page.getByRole('main').getByLabel('Email').fill(who)
    await page.getByRole('main').getByRole('button', { name: 'Track' }).click()
  }
  const unknown = page.getByText('We couldn’t find an order with this number and email.')
  await track('PSR-NOBODY00', email)
  await expect(unknown.first()).toBeVisible()
  await track(number, 'someone@else.test')
  await expect(unknown.first()).toBeVisible()
  await track(number.toLowerCase(), email.toUpperCase())
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('EN123456789MY')).toBeVisible()
  const main = (await page.getByRole('main').textContent()) ?? ''
  expect(main).not.toMatch(/RM |Jalan|Nurul/)
  expect(page.url()).not.toContain(number)
})
