import type { Page } from '@playwright/test'
import { type OwnServer, withOwnServer } from '../testing/own-server'
import { expect, expectNoAxeViolations, PASSWORD, test } from '../testing/test'

const empty = async (): Promise<void> => {}

async function readLink(server: OwnServer): Promise<string> {
  const find = () => /\/first-admin\/[\w-]+/.exec(server.readOutput())?.[0]
  await expect.poll(find).toBeDefined()
  return `${server.url}${find()}`
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Farah Osman')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Open the market' }).click()
}

test('whoever started an empty market becomes its first admin, once', async ({ page }) => {
  await withOwnServer(
    async (server) => {
      const link = await readLink(server)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your market')
      await expectNoAxeViolations(page)
      await fill(page, 'not an email')
      await expect(page.getByText('Please enter an email address')).toBeVisible()
      await fill(page, 'farah@pasar.test')
      // An admin works with two-step login only.
      await page.waitForURL(`${server.url}/admin-profile/security/two-factor`)
      await expect(page.getByText('The market is yours, Farah Osman.')).toBeVisible()
      const again = await page.goto(link)
      expect(again?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
      await expectNoAxeViolations(page)
    },
    {},
    empty,
  )
})

test('a market that has an admin offers no link', async ({ page, market }) => {
  const answer = await page.goto(`${market.url}/first-admin/anything-at-all`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
})
