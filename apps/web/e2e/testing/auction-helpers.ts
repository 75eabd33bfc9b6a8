import { beginSession, runSql, SMALL } from '@pasar/api/testing'
import { expect, type Page } from '@playwright/test'
import type { OwnServer } from './own-server'
import { main, waitForHydration } from './test'

const { auction } = SMALL.items
export const ITEM = `/item/${auction.slug}`

async function cookieOf(dataDir: string, who: { id: string }): Promise<{ name: string; value: string }> {
  const [name = '', value = ''] = (await beginSession(dataDir, who.id)).split('=')
  return { name, value }
}

export async function enter(page: Page, { url, dataDir }: OwnServer, who: { id: string }): Promise<void> {
  await page
    .context()
    .addCookies([{ url, httpOnly: true, sameSite: 'Lax', ...(await cookieOf(dataDir, who)) }])
}

/** A bid of somebody elsewhere. */
export async function bidElsewhere(
  { url, dataDir }: OwnServer,
  who: { id: string },
  maximum: string,
): Promise<void> {
  const { name, value } = await cookieOf(dataDir, who)
  const answer = await fetch(`${url}/trpc/auction.bid`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'sec-fetch-site': 'same-origin',
      cookie: `${name}=${value}`,
    },
    body: JSON.stringify({ itemId: auction.id, maximum }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

/** Its time is up, and the clock looks at once. */
export const endNow = (dataDir: string): Promise<void> =>
  runSql(
    dataDir,
    `update items set ends_at = 1 where id = '${auction.id}';
     update auctions set due_at = 1, first_ends_at = 1 where item_id = '${auction.id}';
     update jobs set due_at = 1 where name = 'auctions'`,
  )

const bidButton = (page: Page) => main(page).getByRole('button', { name: 'Place bid' })

export async function bid(page: Page, typed: string): Promise<void> {
  await waitForHydration(page)
  await main(page).getByLabel('Your maximum bid').fill(typed)
  await bidButton(page).click()
}
