import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { openListening } from '../testing/listening-page'
import { withOwnServer } from '../testing/own-server'
import { expect, test } from '../testing/test'
import { ABOUT_KOPI, writeAs } from './writing'

const { buyer, seller, admin } = SMALL.users

/** What the socket says when the other one has read: the page reads itself anew. */
const sayRead = (page: Page) =>
  page.evaluate(() => {
    const detail = { conversation: location.pathname.split('/').pop() }
    dispatchEvent(new CustomEvent('messagesRead', { detail }))
  })

test('a message arrives on the open page, and a rejection with its reason', async ({ browser }) => {
  await withOwnServer(
    async (server) => {
      const send = await writeAs(server, buyer)
      const shop = await openListening(browser, server, seller, '/seller-dashboard')
      const words = 'Is it ground coarse or fine, and how fresh is it?'
      const { location: chat } = await send(ABOUT_KOPI, words)
      await shop.getByText(`New message: ${words.slice(0, 30)}`, { exact: true }).waitFor()
      await shop.getByRole('button', { name: 'Open chat' }).click()
      await expect(shop).toHaveURL(server.url + chat)
      await send(chat, 'Hello?')
      await expect(shop.getByRole('main').getByText('Hello?')).toBeVisible()

      await send(chat, 'wasap 1')
      await send(`/messages/new/store/${SMALL.stores.crafts.id}`, 'wasap 2')
      const home = await openListening(browser, server, buyer, '/shop')
      const queue = await openListening(browser, server, admin, '/admin/messages')
      const waiting = queue.getByRole('rowheader').getByRole('link')
      /** Rejects the oldest, after which so many wait. */
      const reject = async (reason: string, left: number) => {
        await waiting.first().click()
        await queue.getByLabel('Reason for the sender').fill(reason)
        await queue.getByRole('button', { name: 'Reject' }).click()
        await expect(queue).toHaveURL(/messages$/)
        await expect(waiting).toHaveCount(left)
      }
      await expect(waiting).toHaveCount(2)
      await reject('No phone numbers', 1)
      await expect(
        home.getByText('Your message was rejected: No phone numbers', { exact: true }),
      ).toBeVisible()
      await reject('', 0)
      // On the home pages one message is shown at a time.
      await home.clock.runFor(10_000)
      const without = 'Your message was rejected: No rejection reason provided'
      await expect(home.getByText(without, { exact: true })).toBeVisible()
      await expect(shop.getByRole('main').getByText('wasap')).toHaveCount(0)
    },
    { REQUIRE_2FA: 'off' },
  )
})

test('a report stays open when a message comes, and that it was sent is said, whatever the page reads meanwhile', async ({
  browser,
}) => {
  await withOwnServer(async (server) => {
    const send = await writeAs(server, buyer)
    const { location: chat } = await send(ABOUT_KOPI, 'Buy it elsewhere')
    const shop = await openListening(browser, server, seller, chat)
    await shop.getByRole('link', { name: 'Report' }).click()
    await shop.getByLabel('It looks like fraud').check()
    const isRead = shop.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes(chat),
    )
    await send(chat, 'Hello?')
    await expect(shop.getByRole('main').getByText('Hello?')).toBeVisible()
    await isRead
    await shop.waitForLoadState('networkidle')
    await expect(shop.getByLabel('It looks like fraud')).toBeChecked()
    let answers = 0
    await shop.route(/\/chat\/\w+\.data/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      answers += 1
      // The first one was asked for by the redirect: another overtakes it.
      if (answers === 1) await sayRead(shop)
      await route.fulfill({ response: answer })
    })
    await shop.getByRole('button', { name: 'Send report' }).click()
    const said = shop.getByText('We have your report')
    await expect(said).toBeVisible()
    expect(answers).toBe(2)
    await sayRead(shop)
    await expect.poll(() => answers).toBe(3)
    await expect(shop.getByRole('status').filter({ has: said })).toBeVisible()
    expect((await shop.context().cookies()).map(({ name }) => name)).not.toContain('flash')
    await shop.clock.runFor(10_000)
    await expect(said).toBeHidden()
  })
})

test('what was refused is said until it is sent again, whatever the page reads meanwhile', async ({
  browser,
}) => {
  await withOwnServer(async (server) => {
    const send = await writeAs(server, buyer)
    const { location: chat } = await send(ABOUT_KOPI, 'Is it ground?')
    const shop = await openListening(browser, server, seller, chat)
    const main = shop.getByRole('main')
    const refusal = main.getByText('Please write a few words.')
    await main.getByLabel('Your message').fill('   ')
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(refusal).toBeVisible()
    await main.getByLabel('Your message').fill('It is')
    await send(chat, 'Hello?')
    await expect(main.getByText('Hello?')).toBeVisible()
    await expect(refusal).toBeVisible()
    await expect(main.getByLabel('Your message')).toHaveValue('It is')
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByText('It is', { exact: true })).toBeVisible()
    await expect(refusal).toBeHidden()
  })
})
