// Takes the pictures of docs/screens.md from a running demo: `npm run demo`, then `node apps/web/scripts/take-screenshots.mjs`.
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const [url = 'http://localhost:3000'] = process.argv.slice(2)
const OUT = path.resolve(import.meta.dirname, '../../../docs/images')
const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }
const EMAIL = 'buyer@pasar.test'
const PASSWORD = 'Pasar-demo-2026'

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
})

/** A reader of the demo, who has put away what only comes once. */
async function open(viewport, { language = 'en', scheme = 'light', isMember = true } = {}) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    colorScheme: scheme,
    baseURL: url,
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    localStorage.setItem('couponPopupSeen', '1')
  })
  const page = await context.newPage()
  await page.goto(`/login?lang=${language}`)
  if (isMember) {
    await page.locator('input[type=email]').first().fill(EMAIL)
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL((address) => address.pathname !== '/login')
  }
  return page
}

async function shoot(page, address, name) {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png)
    .resize({ width: page.viewportSize().width * 1.5 })
    .webp({ quality: 70 })
    .toFile(path.join(OUT, `${name}.webp`))
  console.log(name)
}

const firstOrder = async (page) => {
  await page.goto('/orders/user')
  return page.locator('main a[href^="/orders/user/"]').first().getAttribute('href')
}

const visitor = await open(WIDE, { isMember: false })
await shoot(visitor, '/', 'shop')
await visitor.context().close()

const member = await open(WIDE)
await shoot(member, '/shop-now', 'browse')
await member.locator('main article a[href^="/item/"]').first().click()
await member.waitForURL(/\/item\//)
const item = new URL(member.url()).pathname
await shoot(member, item, 'item')
await member.goto('/shop-now?type=Auction&sort=endingSoon')
await shoot(
  member,
  await member.locator('main article a[href^="/item/"]').first().getAttribute('href'),
  'auction',
)
await shoot(member, '/user-items?tab=bids', 'bids')
await shoot(member, '/cart', 'cart')
await shoot(member, '/checkout', 'checkout')
await shoot(member, await firstOrder(member), 'order')
await shoot(member, '/buyer-dashboard', 'dashboard')
await shoot(member, '/user/coupons', 'coupons')
await member.context().close()

const phone = await open(PHONE, { language: 'ms' })
await shoot(phone, '/shop', 'phone-shop')
await shoot(phone, item, 'phone-item')
await phone.context().close()

const dark = await open(PHONE, { language: 'cn', scheme: 'dark' })
await shoot(dark, '/shop-now', 'phone-browse')
await shoot(dark, '/cart', 'phone-cart')
await dark.context().close()

await browser.close()
