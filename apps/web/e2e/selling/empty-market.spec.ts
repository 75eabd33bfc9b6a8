import { checkSums, readRows, SMALL } from '@pasar/api/testing'
import type { Browser, Page } from '@playwright/test'
import { openMail, readOutbox } from '../testing/outbox'
import { type OwnServer, withOwnServer } from '../testing/own-server'
import { addToCart, checkOut, openCheckout, payByCard } from '../testing/shopper'
import { applyToSell, expect, main, PASSWORD, test, turnTwoFactorOn } from '../testing/test'

const { kopi } = SMALL.items
const empty = async (): Promise<void> => {}
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Somebody with a browser of their own. */
async function meet(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await context.addInitScript(() => {
    localStorage.setItem('couponPopupSeen', '1')
    localStorage.setItem('welcomeGiftSeen', '1')
  })
  return context.newPage()
}

/** Registers by the form and confirms the email by the link in its mail. */
async function join(page: Page, server: OwnServer, name: string, email: string): Promise<void> {
  await page.goto('/register')
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await main(page).getByLabel('Password').fill(PASSWORD)
  await press(page, 'Sign Up')
  await expect(page).not.toHaveURL(/\/register/)
  await page.goto(await openMail(server, 'verifyEmail', email))
  await press(page, 'Confirm my email')
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
}

async function openMarket(page: Page, server: OwnServer): Promise<void> {
  const find = () => /\/first-admin\/[\w-]+/.exec(server.readOutput())?.[0]
  await expect.poll(find).toBeDefined()
  await page.goto(`${server.url}${find()}`)
  await field(page, 'Name').fill('Farah Osman')
  await field(page, 'Email').fill('farah@pasar.test')
  await main(page).getByLabel('Password').fill(PASSWORD)
  await press(page, 'Open the market')
  await expect(page).toHaveURL(/\/admin-profile\/security\/two-factor$/)
  await turnTwoFactorOn(server.dataDir, 'farah@pasar.test')
}

/** Whoever was approved logs in anew, on the way to where the mail leads. */
async function enterAsSeller(page: Page, server: OwnServer, email: string): Promise<void> {
  await expect.poll(async () => (await readOutbox(server, 'sellerApproved', email)).length).toBe(1)
  await page.goto('/add-items')
  await expect(page).toHaveURL(/\/login\?from=/)
  await field(page, 'Email').fill(email)
  await main(page).getByLabel('Password').fill(PASSWORD)
  await press(page, 'Sign In')
  await expect(page.getByRole('heading', { level: 1, name: 'Add an item' })).toBeVisible()
}

async function list(page: Page, picture: Buffer): Promise<void> {
  await page.goto('/seller-dashboard')
  await main(page).getByRole('link', { name: 'Add an item' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add an item' })).toBeVisible()
  await main(page).getByLabel('Title').fill('Kuih bangkit kelapa')
  await main(page).getByLabel('Description').fill('Baked **this morning**.')
  await main(page).getByLabel('Category').selectOption({ label: 'Food' })
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('25.00')
  await main(page).getByLabel('Weight').fill('400')
  await main(page)
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'kuih.webp', mimeType: 'image/webp', buffer: picture })
  await press(page, 'Publish')
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
}

async function buy(page: Page): Promise<void> {
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Kuih bangkit kelapa' }).first().click()
  await expect(page).toHaveURL(/\/item\//)
  await addToCart(page, new URL(page.url()).pathname.replace('/item/', ''))
  await openCheckout(page)
  await checkOut(page)
  await payByCard(page)
}

test('from an empty market to the payout of its first seller', { tag: '@js-only' }, async ({
  browser,
  page,
  market,
}) => {
  await page.goto(`/item/${kopi.slug}`)
  const shown = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first()
  const picture = await (await page.request.get((await shown.getAttribute('href')) ?? market.url)).body()

  await withOwnServer(
    async (server) => {
      const [admin, seller, buyer] = await Promise.all([
        meet(browser, server.url),
        meet(browser, server.url),
        meet(browser, server.url),
      ])
      await openMarket(admin, server)
      await join(seller, server, 'Nur Aisyah', 'aisyah@pasar.test')
      await applyToSell(seller, { name: 'Nur Aisyah binti Ali', storeName: 'Kedai Aisyah' })

      await admin.goto('/seller-requests')
      await main(admin).getByRole('link', { name: 'Kedai Aisyah' }).click()
      await expect(admin.getByRole('heading', { level: 1, name: 'Kedai Aisyah' })).toBeVisible()
      await press(admin, 'Approve')
      await expect(admin).toHaveURL(/\/seller-requests$/)

      await enterAsSeller(seller, server, 'aisyah@pasar.test')
      await list(seller, picture)
      await join(buyer, server, 'Tan Mei Ling', 'meiling@pasar.test')
      await buy(buyer)
      const [order] = await readRows<{ id: string; number: string }>(
        server.dataDir,
        'select id, number from orders',
      )
      const { id = '', number = '' } = order ?? {}

      await seller.goto('/seller-dashboard')
      await main(seller).getByRole('link', { name: '1 parcel to ship' }).click()
      await main(seller)
        .getByRole('link', { name: `Ship order ${number}` })
        .click()
      await expect(seller).toHaveURL(/\/ship\b/)
      await field(seller, 'Courier').selectOption('Pos Laju')
      await field(seller, 'Tracking number').fill('EN246813579MY')
      await press(seller, 'Mark as shipped')
      await expect(seller.getByText('Parcel shipped')).toBeVisible()

      await buyer.goto(`/orders/user/${id}`)
      await buyer.getByText('I have received it').first().click()
      await press(buyer, 'I have received it')
      await expect(buyer.getByText('The seller has been paid.')).toBeVisible()

      await seller.goto('/seller/balance')
      const sold = `Order ${number} is completed: goods RM 25.00, shipping RM 7.00, our fee RM 2.00.`
      await expect(main(seller).getByText(sold)).toBeVisible()
      await seller.goto('/seller/settings')
      await expect(main(seller).getByText('Maybank')).toBeVisible()
      await expect(main(seller).getByText('••••6789')).toBeVisible()

      await admin.goto('/admin/payouts')
      await press(admin, 'Create a proposal')
      await press(admin, 'Approve')
      const file = main(admin).getByRole('link', { name: 'Bank file (CSV)' })
      await expect(file).toBeVisible()
      await main(admin).getByText('Record the bank result').click()
      await main(admin).getByLabel('Bank result').selectOption('Paid')
      await press(admin, 'Save')
      await expect(main(admin).getByText('Paid', { exact: true }).first()).toBeVisible()

      await seller.goto('/seller/balance')
      await expect(main(seller).getByText(/^Payout \S+ to Maybank\.$/)).toBeVisible()
      expect(await readOutbox(server, 'payoutPaid', 'aisyah@pasar.test')).toHaveLength(1)
      expect(await checkSums(server.dataDir)).toEqual([])
      for (const person of [admin, seller, buyer]) await person.context().close()
    },
    {},
    empty,
  )
})
