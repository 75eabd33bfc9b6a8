import { beginSession, SMALL } from '@pasar/api/testing'
import { linksIn, type NavLink, type RoleOrVisitor } from '@pasar/domain'
import type { Locator, Page } from '@playwright/test'
import cn from '../../app/locales/cn/platform/nav'
import en from '../../app/locales/en/platform/nav'
import ms from '../../app/locales/ms/platform/nav'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  type Market,
  test,
  waitForHydration,
} from '../testing/test'

const { buyer, seller, reseller, manager, admin } = SMALL.users
const READERS = [
  { who: 'visitor' as const, user: null },
  ...[buyer, seller, reseller, manager, admin].map((user) => ({ who: user.role, user })),
]
const LANGUAGES = { en, cn, ms }

/** Signs someone in without a form, and chooses a language. */
async function enter(
  page: Page,
  { url, dataDir }: Market,
  id: string | null,
  language: string,
): Promise<void> {
  const base = { url, httpOnly: true, sameSite: 'Lax' as const }
  await page.context().clearCookies()
  if (id !== null) {
    const [name = '', value = ''] = (await beginSession(dataDir, id)).split('=')
    await page.context().addCookies([{ ...base, name, value }])
  }
  // As Remix writes its cookies: base64 of the JSON text.
  const value = encodeURIComponent(Buffer.from(JSON.stringify(language)).toString('base64'))
  await page.context().addCookies([{ ...base, name: 'lang', value }])
  await page.goto('/unauthorized')
  await waitForHydration(page)
}

const listLinks = (place: Locator): Promise<string[]> =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))

const words = (links: NavLink[], texts: Record<string, string>): string[] =>
  links.map(({ to, label }) => `${texts[label]} ${to}`)

const header = (page: Page): Locator => page.getByRole('banner')
const bell = (page: Page): Locator => header(page).locator('summary').filter({ hasText: '0' })
const account = (page: Page): Locator => header(page).locator('details').last()

// Scripts change no word of them: with scripts, one language is enough.
for (const [language, texts] of Object.entries(LANGUAGES))
  test(`each role is shown its links, in ${language}`, {
    tag: language === 'en' ? [] : '@plain-only',
  }, async ({ page, market }) => {
    for (const { who, user } of READERS) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await enter(page, market, user?.id ?? null, language)
      const bar = header(page).getByRole('navigation')
      expect(await listLinks(bar), `bar of ${who}`).toEqual(words(linksIn('bar', who), texts))
      await expect(header(page).locator('a[href="/cart"]')).toHaveCount(mayBuy(who) ? 1 : 0)
      await expect(header(page).locator('a[href="/login"]')).toHaveCount(user === null ? 1 : 0)
      if (user !== null) {
        await account(page).locator('summary').click()
        expect(await listLinks(account(page)), `menu of ${who}`).toEqual(words(linksIn('menu', who), texts))
        await expect(account(page).getByRole('button')).toBeVisible()
      }
      await page.setViewportSize({ width: 360, height: 740 })
      const tabs = linksIn('tabs', who)
      const shown = await page
        .locator('body > nav a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      expect(shown, `tabs of ${who}`).toEqual(tabs.length > 1 ? tabs.map(({ to }) => to) : [])
    }
  })

const mayBuy = (who: RoleOrVisitor): boolean => linksIn('tabs', who).some(({ to }) => to === '/cart')

/** Visitors sign in first, and staff set up their second step. */
const firstSteps = (who: RoleOrVisitor): string[] => {
  if (who === 'visitor') return ['/login']
  if (who === manager.role) return ['/manager-profile/security/two-factor']
  return who === admin.role ? ['/admin-profile/security/two-factor'] : []
}

test('no link around the page leads astray', { tag: '@plain-only' }, async ({ page, market }) => {
  for (const { who, user } of READERS) {
    await enter(page, market, user?.id ?? null, 'en')
    for (const place of ['bar', 'menu', 'tabs', 'footer'] as const)
      for (const { to } of linksIn(place, who)) {
        const answer = await page.request.get(to)
        expect(answer.status(), to).toBe(200)
        const landed = new URL(answer.url()).pathname
        expect([to, ...firstSteps(who)], `${to} for ${who}`).toContain(landed)
      }
  }
})

test('the bell has its fixed badge, and a popup that says that there is nothing new', {
  tag: ['@layout', '@nightly'],
}, async ({ page, market }) => {
  for (const user of [null, buyer]) {
    await enter(page, market, user?.id ?? null, 'en')
    await expect(bell(page)).toHaveCount(1)
    await expect(bell(page).getByRole('img', { name: 'Notifications, 0 new' })).toBeVisible()
    const text = header(page).getByText('You have no new notifications')
    await expect(text).toBeHidden()
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(text).toBeVisible()
    await expectNoAxeViolations(page)
    if (!hasScripts()) continue
    await page.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await expect(bell(page)).toBeFocused()
  }
})

test('the account menu is used by keyboard', { tag: '@layout' }, async ({ page, market }) => {
  await enter(page, market, buyer.id, 'en')
  const summary = account(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('Space')
  const logout = account(page).getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  const [first] = linksIn('menu', buyer.role)
  await expect(account(page).locator(`a[href="${first?.to}"]`)).toBeFocused()
  if (hasScripts()) {
    await logout.focus()
    await page.keyboard.press('Tab')
    await expect(logout).toBeHidden()
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(logout).toBeVisible()
  }
  await account(page).locator(`a[href="${first?.to}"]`).press('Enter')
  await page.waitForURL((url) => url.pathname === first?.to)
})

test('on a phone the links of the bar are in a menu', { tag: '@browser' }, async ({ page, market }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, market, null, 'en')
  const shop = header(page).getByRole('link', { name: 'Shop', exact: true })
  await expect(header(page).getByRole('search')).toBeVisible()
  await expect(shop).toBeHidden()
  await header(page).locator('summary').first().click()
  await expect(shop).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await expectNoAxeViolations(page)
})
