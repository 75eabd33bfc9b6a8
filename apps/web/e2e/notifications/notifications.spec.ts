import { beginSession, runSql, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, type Market, signUp, test, waitForHydration } from '../testing/test'

const { seller, reseller, manager } = SMALL.users

/** Notifies a member, so many times, that orders were paid. */
async function addNotifications({ dataDir }: Market, userId: string, count: number): Promise<void> {
  const row = (at: number) =>
    `('ntf_${userId}_${String(at).padStart(3, '0')}', '${userId}', 'orderPaid', '{"number":"P-${at}","total":12850}', '/orders/user', ${at})`
  const rows = Array.from({ length: count }, (_, at) => row(at)).join(', ')
  await runSql(
    dataDir,
    `insert into notifications (id, user_id, kind, data, link, created_at) values ${rows}`,
  )
}

async function enter(page: Page, { url, dataDir }: Market, userId: string): Promise<void> {
  const [name = '', value = ''] = (await beginSession(dataDir, userId)).split('=')
  await page.context().clearCookies()
  await page.context().addCookies([{ url, httpOnly: true, sameSite: 'Lax', name, value }])
}

const readUserId = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/users/profile', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const { data }: { data: { _id: string } } = await answer.json()
  return data._id
}

const bell = (page: Page, count: number | string) =>
  page.getByRole('banner').getByRole('img', { name: `Notifications, ${count} new` })

test('a member reads what happened: opens one, and marks the others', { tag: '@journey' }, async ({
  page,
  market,
}) => {
  await signUp(page)
  await addNotifications(market, await readUserId(page), 23)
  await page.goto('/shop')
  await waitForHydration(page)
  await expect(bell(page, 23)).toBeVisible()
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByRole('img', { name: 'Notifications, 23 new' }) })
    .click()
  await expect(page.getByText('You have 23 new notifications')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()

  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  const list = page.getByRole('main').getByRole('listitem')
  const newest = page.getByRole('button', { name: 'Payment received: order P-22' })
  await expect(newest).toBeVisible()
  await expect(page.getByText('RM 128.50 was paid.').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('button', { name: /P-\d$/ })).toHaveCount(3)
  await page.getByRole('link', { name: 'First page' }).click()
  await newest.click()
  await page.waitForURL('/orders/user')
  await expect(bell(page, 22)).toBeVisible()

  await page.goto('/notifications/user?show=unread')
  await expect(newest).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Everything is marked as read.').first()).toBeVisible()
  await expect(bell(page, 0)).toBeVisible()
  await page.getByRole('link', { name: 'Unread' }).click()
  await expect(page.getByRole('heading', { name: 'You have no new notifications' })).toBeVisible()
  await expect(list.filter({ hasText: 'P-' })).toHaveCount(0)
})

test('each role has its own page of them; a link of no member is followed by none', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  for (const [user, path] of [
    [seller, '/notifications/user'],
    [reseller, '/seller-notifications'],
  ] as const) {
    await enter(page, market, user.id)
    await page.goto('/unauthorized')
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ has: page.getByRole('img', { name: /^Notifications/ }) })
      .click()
    await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
    await page.waitForURL(path)
    await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  }
  await enter(page, market, manager.id)
  await page.goto('/notifications/user')
  await page.waitForURL('/unauthorized')

  await page.context().clearCookies()
  await signUp(page)
  await addNotifications(market, await readUserId(page), 1)
  const id = `ntf_${await readUserId(page)}_000`
  await runSql(
    market.dataDir,
    `update notifications set link = 'https://elsewhere.example/' where id = '${id}'`,
  )
  await page.goto('/notifications/user')
  await page.getByRole('button', { name: 'Payment received: order P-0' }).click()
  await expect(bell(page, 0)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/notifications/user')
  expect(page.url().startsWith(market.url)).toBe(true)
})
