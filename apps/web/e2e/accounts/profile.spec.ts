import { createHmac } from 'node:crypto'
import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { fillAddress } from '../testing/shopper'
import {
  expect,
  expectNoAxeViolations,
  PASSWORD,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

/** A JPEG of one pixel. */
const PIXEL = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
)

/** What an authenticator app shows (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
const choosePicture = async (page: Page, name: string, buffer: Buffer) => {
  await page.goto('/user-profile/avatar')
  await page.getByLabel('Picture file').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Upload' }).click()
}

test('who one is can be changed, in any script, and nothing of it runs', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click()
  await page.waitForURL('/user-profile')
  const main = page.getByRole('main')
  const name = '<img src=x onerror=alert(1)> 伟强 🦊'
  await main.getByLabel('Name').fill(name)
  await main.getByLabel('Phone').fill('12')
  await save(page)
  await expect(page.getByText('Please enter a phone number like 012-345 6789')).toBeVisible()
  await expect(main.getByLabel('Name')).toHaveValue(name)
  await expectNoAxeViolations(page)
  await main.getByLabel('Phone').fill('012-345 6789')
  await main.getByLabel('Currency for prices').selectOption('SGD')
  await save(page)
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect(main.getByLabel('Phone')).toHaveValue('+60123456789')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('another language is saved on a phone: the whole page is in it, and the message is seen', {
  tag: '@js-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp(page)
  await page.goto('/user-profile')
  await waitForHydration(page)
  await page.getByLabel('Language').selectOption('ms')
  await save(page)
  await expect(page.getByText('Perubahan anda telah disimpan.')).toBeInViewport()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page.getByRole('heading', { name: 'Tentang anda' })).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Bahasa')).toHaveValue('ms')
})

test('a picture is shown, and what is none is refused with a sentence', async ({ page }) => {
  await signUp(page)
  await choosePicture(page, 'me.jpg', Buffer.from('<svg onload="alert(1)"/>'))
  await expect(page.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible()
  await expectNoAxeViolations(page)
  await choosePicture(page, 'me.jpg', PIXEL)
  await page.waitForURL('/user-profile')
  const picture = page.getByRole('main').getByRole('img', { name: 'Picture of Siti Aminah' })
  await expect(picture).toHaveAttribute('src', /^\/uploads\/avatar-[0-9a-f]{32}-320\.webp$/)
  await page.goto('/user-profile/avatar')
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Your initials are shown instead.')).toBeVisible()
})

test('a picture that is too large is refused on its page', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  await signUp(page)
  const answer = await page.request.post('/user-profile/avatar', {
    headers: { Origin: market.url },
    multipart: {
      picture: { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9 * 1024 * 1024) },
    },
  })
  expect(await answer.text()).toContain('This picture is larger than 8 MB.')
})

test('addresses are added, put right and removed; those of others are unknown', async ({ page, market }) => {
  await signUp(page)
  await page.goto('/user-profile/addresses')
  await expect(page.getByText('No addresses yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.waitForURL('/user-profile/addresses/new')
  await fillAddress(page)
  await page.getByLabel('State', { exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved')).toBeVisible()
  await expect(page.getByText('59100 Kuala Lumpur')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Edit the address/ }).click()
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('kul')
  await page.getByLabel('Postcode').fill('1')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('A Malaysian postcode has 5 digits.')).toBeVisible()
  const own = new URL(page.url()).pathname
  await page.goto('/user-profile/addresses')
  await page.getByRole('button', { name: /^Remove the address/ }).click()
  await expect(page.getByText('No addresses yet')).toBeVisible()
  for (const path of [own, '/user-profile/addresses/adr_nobody'])
    expect((await page.goto(path))?.status(), path).toBe(404)
  const gone = await page.request.post('/user-profile/addresses', {
    headers: { Origin: market.url },
    form: { intent: 'remove', addressId: own.split('/').at(-1) ?? '' },
  })
  expect(gone.status()).toBe(404)
})

test('two-step login: on, asked for at the next login, and off @journey', async ({ page }) => {
  const { priya } = SMALL.users
  await signIn(page, priya.email)
  await page.goto('/seller-profile/security')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = ((await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Your recovery codes')).toBeVisible()
  const codes = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectNoAxeViolations(page)
  await page.context().clearCookies()
  await page.goto('/login?from=%2Fseller-profile%2Fsecurity')
  await page.getByLabel('Email', { exact: true }).fill(priya.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/login\/code/)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This code is incorrect.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/seller-profile/security')
  await page.getByRole('link', { name: 'Manage' }).click()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off two-step login' }).click()
  await expect(page.getByText('Two-step login is off')).toBeVisible()
})

test('preferences are kept, data is taken along, and the account is deleted', async ({ page, market }) => {
  await signUp(page)
  await page.goto('/user-profile/preferences')
  const drops = page.getByRole('group', { name: 'Price drops' }).getByLabel('By email')
  await drops.check()
  await save(page)
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect(drops).toBeChecked()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'E-invoices' }).click()
  // The page before has such a button, too.
  await expect(page.getByRole('heading', { level: 1, name: 'E-invoices' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please choose a state.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Identification number', { exact: true }).fill('850101-14-5678')
  await page.getByLabel('Address').fill('1 Jalan Kopi')
  await page.getByLabel('Postcode').fill('30000')
  await page.getByLabel('Town').fill('Ipoh')
  await page.getByLabel('State').selectOption('Perak')
  await page.getByLabel('Make out invoices for what I buy to this name').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('E-invoices use these details from now on.')).toBeVisible()
  await expect(page.getByLabel('Identification number', { exact: true })).toHaveValue('850101145678')
  const zip = await page.request.post('/user-profile/data/export', {
    headers: { Origin: market.url },
    form: {},
  })
  expect(zip.headers()['content-type']).toBe('application/zip')
  expect((await zip.body()).subarray(0, 2).toString()).toBe('PK')
  await page.goto('/user-profile/data')
  await expectNoAxeViolations(page)
  await page.getByLabel('Password').fill('not my password')
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('The password is incorrect.')).toBeVisible()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await page.goto('/user-profile')
  await expect(page).toHaveURL(/\/login\?from=%2Fuser-profile$/)
})

test('profiles are for their own role, and links that are none say so', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/admin-profile/security')
  await expect(page).toHaveURL(/\/shop$/)
  await page.goto('/confirm-email/nonsense')
  await expect(page.getByText('This link no longer works')).toBeVisible()
})
