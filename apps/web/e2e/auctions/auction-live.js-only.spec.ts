import { runSql, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { bid, bidElsewhere, enter, ITEM } from '../testing/auction-helpers'
import { withOwnServer } from '../testing/own-server'
import { expect, main, test } from '../testing/test'

const { buyer, newbuyer } = SMALL.users
const { auction } = SMALL.items

const streamOf = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/auctions/live'))

test('the open page shows others’ bids', async ({ page }) => {
  await withOwnServer(async (server) => {
    await enter(page, server, buyer)
    await page.clock.install()
    // On a slow machine the stream is open before the bid is placed.
    const watching = streamOf(page)
    await page.goto(server.url + ITEM)
    await bid(page, '300')
    await expect(main(page).getByText('You’re in the lead', { exact: true })).toBeVisible()
    await page.clock.runFor(3_100)
    await watching
    await bidElsewhere(server, newbuyer, '500')
    await expect(main(page).getByText('RM 305.00').first()).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(main(page).getByText('You’ve been outbid')).toBeVisible()
    await page.close()
  })
})

test('what was refused before the scripts ran is over once a bid is placed', async ({ page }) => {
  await withOwnServer(async (server) => {
    await enter(page, server, buyer)
    await page.route('**/assets/**.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(server.url + ITEM)
    await page.unroute('**/assets/**.js')
    const field = main(page).getByLabel('Your maximum bid')
    await field.fill('1')
    await main(page).getByRole('button', { name: 'Place bid' }).click()
    await expect(main(page).getByText('Please bid at least RM 250.00.')).toBeVisible()
    await bid(page, '300')
    await expect(main(page).getByText('You’re in the lead', { exact: true })).toBeVisible()
    await expect(main(page).getByText('Please bid at least')).toHaveCount(0)
    await expect(main(page).getByRole('textbox')).toHaveValue('')
    await page.close()
  })
})

const WRONG_BY_MS = 7 * 3_600_000
const LEFT_MS = 40 * 60_000

/** The device's clock is wrong by hours; its timers run as they should. */
const setClockWrong = (page: Page) =>
  page.addInitScript((wrongBy) => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given: [] | [number]) {
        super(given.length === 0 ? Right.now() + wrongBy : given[0])
      }
      static override now() {
        return Right.now() + wrongBy
      }
    } as DateConstructor
  }, WRONG_BY_MS)

/** How far the next second that a countdown shows is from where it should be, in milliseconds. */
const errorOfNextSecond = (page: Page, endsAt: number) =>
  main(page)
    .getByRole('timer')
    .first()
    .evaluate(
      (timer, end) =>
        new Promise<number>((resolve) => {
          const watch = new MutationObserver(() => {
            const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(timer.textContent ?? '') ?? []
            const left = end - performance.timeOrigin - performance.now()
            watch.disconnect()
            resolve(Math.abs(left - (Number(minutes) * 60 + Number(seconds)) * 1_000))
          })
          watch.observe(timer, { subtree: true, childList: true, characterData: true })
        }),
      endsAt,
    )

test('a visitor’s list follows an auction, and counts by the server’s clock', { tag: '@nightly' }, async ({
  page,
}) => {
  await withOwnServer(async (server) => {
    const endsAt = Date.now() + LEFT_MS
    await runSql(
      server.dataDir,
      `update items set ends_at = ${endsAt} where id = '${auction.id}';
       update auctions set due_at = ${endsAt}, first_ends_at = ${endsAt} where item_id = '${auction.id}'`,
    )
    await setClockWrong(page)
    const watching = streamOf(page)
    await page.goto(server.url)
    // It may stand on several shelves.
    const tile = main(page).getByRole('listitem').filter({ hasText: auction.title }).first()
    await expect(tile.getByText('0 bids')).toBeVisible()
    await watching
    await bidElsewhere(server, buyer, '300')
    await bidElsewhere(server, newbuyer, '500')
    await expect(tile.getByText('RM 305.00')).toBeVisible()
    await expect(tile.getByText('2 bids')).toBeVisible()
    await expect(tile.getByText(/^(?:40|39)m left$/)).toBeVisible()

    await tile.getByRole('link').first().click()
    await expect(main(page).getByRole('timer')).toContainText(/\d\d:\d\d left/)
    // A busy machine may draw one late.
    await expect.poll(() => errorOfNextSecond(page, endsAt)).toBeLessThanOrEqual(250)
    await bidElsewhere(server, buyer, '600')
    await expect(main(page).getByText('RM 510.00').first()).toBeVisible()
    await page.close()
  })
})
