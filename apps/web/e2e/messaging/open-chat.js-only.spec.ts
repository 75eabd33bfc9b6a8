import { changeRows, SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { socketWith } from '../testing/frames'
import { openListening } from '../testing/listening-page'
import { withOwnServer } from '../testing/own-server'
import { boxOf, expect, expectNoAxeViolations, test, waitForHydration } from '../testing/test'
import { ABOUT_KOPI, writeAs } from './writing'

const { buyer, seller } = SMALL.users
const LINES = 150

/** Makes the one conversation of a market so long, with both writing in turn. */
async function lengthen(dataDir: string): Promise<void> {
  await changeRows(
    dataDir,
    `insert into chat_messages (id, conversation_id, position, sender_id, body, state, delivery, form_key, created_at,
       decided_at)
     with recursive n(at) as (select 2 union all select at + 1 from n where at < ?)
     select 'msg_' || at, c.id, at, case when at % 2 = 0 then c.seller_id else c.buyer_id end, 'Line ' || at, 'delivered',
       at, 'key-' || at, c.created_at + at, c.created_at + at from n, conversations c`,
    LINES,
  )
  await changeRows(dataDir, 'update conversations set last_position = ?, last_delivery = ?', LINES, LINES)
}

const placeOf = async (line: Locator): Promise<number> => Math.round((await boxOf(line)).y)

/** What a browser says of a tab that is put in the background, or back to the front. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a chat shows who writes, keeps a draft, and stays in its place when older and newer messages come', async ({
  browser,
}) => {
  await withOwnServer(async (server) => {
    const write = await writeAs(server, buyer)
    const { location: chat } = await write(ABOUT_KOPI, 'Hello')
    await lengthen(server.dataDir)

    const selling = await openListening(browser, server, seller, chat)
    const asking = await openListening(browser, server, buyer, chat)
    const field = asking.getByLabel('Your message')
    await field.pressSequentially('Is it')
    await expect(selling.getByText(/ is writing…$/)).toBeVisible()
    await asking.goto('/messages')
    await asking.goto(chat)
    await waitForHydration(asking)
    await expect(field).toHaveValue('Is it')

    const history = selling.getByRole('region', { name: 'Messages, the oldest first' })
    const older = history.getByRole('link', { name: 'Older messages' })
    await older.scrollIntoViewIfNeeded()
    const oldest = history.getByText(/^Line \d+$/).first()
    const line = history.getByText((await oldest.textContent()) ?? '', { exact: true })
    const place = await placeOf(line)
    await older.click()
    const number = Number((await line.textContent())?.slice(5))
    await expect(history.getByText(`Line ${number - 1}`, { exact: true })).toBeAttached()
    expect(Math.abs((await placeOf(line)) - place)).toBeLessThanOrEqual(1)

    // Whoever reads further up stays there, and is led down to what has come.
    const say = (body: string) => write(chat, body)
    const fresh = history.getByText('Are you there?', { exact: true })
    const down = selling.getByRole('button', { name: 'New messages' })
    await say('Are you there?')
    await expect(down).toBeVisible()
    await expect(fresh).not.toBeInViewport()
    expect(Math.abs((await placeOf(line)) - place)).toBeLessThanOrEqual(1)
    await expectNoAxeViolations(selling)
    await down.click()
    await expect(fresh).toBeInViewport()
    await expect(down).toHaveCount(0)
    await expect(history).toBeFocused()
    await say('Hello again')
    await expect(history.getByText('Hello again', { exact: true })).toBeInViewport()
    await expect(down).toHaveCount(0)

    // One's own message is always seen.
    await older.scrollIntoViewIfNeeded()
    await selling.getByLabel('Your message').fill('Here I am')
    await selling.getByRole('button', { name: 'Send' }).click()
    await expect(history.getByText('Here I am', { exact: true })).toBeInViewport()
    await expect(down).toHaveCount(0)

    // A tab that nobody looks at closes its connection. Back at the front it has what came meanwhile.
    await turn(selling, 'hidden')
    await selling.clock.runFor(61_000)
    await say('While you were away')
    const joined = socketWith(selling, 'framesent', /joinRoom/)
    await turn(selling, 'visible')
    await joined
    await expect(history.getByText('While you were away', { exact: true })).toBeInViewport()
  })
})
