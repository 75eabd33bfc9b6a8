import { changeRows, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { openMail, readOutbox } from '../testing/outbox'
import {
  expect,
  expectNoAxeViolations,
  freshEmail,
  hasScripts,
  type Market,
  PASSWORD,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

const PATH = '/user-profile/security/email'
const ENDED = 'This link no longer works'

/** As if the login had been an hour ago. */
const ageSessions = (market: Market, email: string): Promise<void> =>
  changeRows(
    market.dataDir,
    `update sessions set created_at = created_at - 3600000, confirmed_at = 0
     where user_id = (select id from users where email = ?)`,
    email,
  )

async function askFor(page: Page, newEmail: string): Promise<void> {
  await page.goto(PATH)
  await page.getByLabel('New email').fill(newEmail)
  await page.getByRole('button', { name: 'Send the links' }).click()
  await expect(page.getByText('We have sent two emails')).toBeVisible()
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** The page of a link that opens nothing leads to a new one, after a login where nobody is signed in. */
async function expectEnded(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText(ENDED)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Request new links' })).toHaveAttribute('href', PATH)
}

test('an email changes when both addresses have confirmed, and logs in from then on', async ({
  page,
  market,
}) => {
  const [email, other] = [await signUp(page), freshEmail()]
  await askFor(page, other)
  await expect(page.getByText(`Your change to ${other} is not confirmed yet`)).toBeVisible()
  await expectNoAxeViolations(page)

  const forOld = await openMail(market, 'emailChangeConfirmOld', email)
  const forNew = await openMail(market, 'emailChangeConfirmNew', other)
  await page.goto(forOld)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('One of two is confirmed')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectEnded(page, forOld)
  await page.getByRole('link', { name: 'Request new links' }).click()
  await expect(page.getByText('Your current address is confirmed.')).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/shop$/)

  // On another device, where nobody is signed in.
  await page.context().clearCookies()
  await page.goto(forNew)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email has changed')).toBeVisible()
  await expectEnded(page, forNew)
  await expect.poll(async () => (await readOutbox(market, 'emailChanged', email)).length).toBe(1)
  await logIn(page, email)
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
  await logIn(page, other)
  await expect(page).toHaveURL(/\/shop$/)
})

test('links that are cut short, given up or too old say so, and lead to new ones', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const [email, other] = [await signUp(page), freshEmail()]
  await askFor(page, other)
  const link = await openMail(market, 'emailChangeConfirmNew', other)
  await expectEnded(page, link.slice(0, -10))

  await page.getByRole('link', { name: 'Request new links' }).click()
  await page.getByRole('button', { name: 'Cancel this change' }).click()
  await expect(page.getByText('Change cancelled')).toBeVisible()
  await expectEnded(page, link)

  await askFor(page, other)
  const second = await openMail(market, 'emailChangeConfirmNew', other, 2)
  await changeRows(market.dataDir, 'update email_changes set expires_at = 1 where new_email = ?', other)
  await expectEnded(page, second)
  await page.context().clearCookies()
  await expectEnded(page, second)
  await page.getByRole('link', { name: 'Request new links' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fuser-profile%2Fsecurity%2Femail$/)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('New email')).toBeVisible()
})

test('a link that someone else opens changes nothing of theirs', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  const [email, other] = [await signUp(page), freshEmail()]
  await askFor(page, other)
  const links = [
    await openMail(market, 'emailChangeConfirmOld', email),
    await openMail(market, 'emailChangeConfirmNew', other),
  ]
  await page.context().clearCookies()
  const { email: own } = SMALL.users.newbuyer
  await signIn(page, own)
  for (const link of links) {
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(/One of two is confirmed|Your email has changed/)).toBeVisible()
  }
  await page.goto(PATH)
  await expect(page.getByRole('main').getByText(own)).toBeVisible()
  await logIn(page, other)
  await expect(page).toHaveURL(/\/shop$/)
})

test('an email that has an account gets no link, and nothing reveals it', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  const email = await signUp(page)
  const { email: taken } = SMALL.users.seller
  await askFor(page, taken)
  await openMail(market, 'emailChangeConfirmOld', email)
  expect(await readOutbox(market, 'emailChangeConfirmNew', taken)).toEqual([])
})

test('an hour after the login one shows again that it is oneself, and goes on where one was', async ({
  page,
  market,
}) => {
  const email = await signUp(page)
  await page.goto(PATH)
  await ageSessions(market, email)
  for (const path of ['/user-profile/security/two-factor', PATH]) {
    await page.goto(path)
    await expect(page).toHaveURL(`/reauthenticate?from=${encodeURIComponent(path)}`)
  }
  await expectNoAxeViolations(page)
  await page.getByLabel('Password').fill('not my password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The password is incorrect.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))

  // A form that was opened in time and sent too late changes nothing either.
  await ageSessions(market, email)
  const other = freshEmail()
  await waitForHydration(page)
  await page.getByLabel('New email').fill(other)
  await page.getByRole('button', { name: 'Send the links' }).click()
  if (hasScripts()) {
    // The page stays as it is, with what was written.
    await expect(page.getByText('Please verify it’s you first.')).toBeVisible()
    await expect(page.getByLabel('New email')).toHaveValue(other)
    await page.goto(`/reauthenticate?from=${encodeURIComponent(PATH)}`)
  }
  await expect(page).toHaveURL(/\/reauthenticate\?from=/)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByText('is not confirmed yet')).toHaveCount(0)
  expect(await readOutbox(market, 'emailChangeConfirmNew', other)).toEqual([])
})
