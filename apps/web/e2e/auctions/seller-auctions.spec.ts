import { changeRows, readRows, runOutAuction, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { addPicture } from '../testing/page/add-picture'
import { ask, registerBuyers } from '../testing/parallel-requests'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  type Market,
  main,
  signIn,
  test,
  waitForHydration,
} from '../testing/test'

const row = (page: Page, title: string) => main(page).getByRole('row').filter({ hasText: title })

async function idsOf({ dataDir }: Market, title: string): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    dataDir,
    'select id from items where title = ? order by seq desc',
    title,
  )
  return rows.map(({ id }) => id)
}

test('a seller lists an auction, sees the bids, and relists it when the winner does not pay', async ({
  page,
  market,
}) => {
  const title = `Pending perak ${Date.now()} ${test.info().project.name}`
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  const field = (label: string) => main(page).getByLabel(label)
  // Styles hide what does not belong to the format; without scripts this test reads no styles.
  if (hasScripts()) await expect(field('Start price')).toBeHidden()
  await main(page)
    .getByRole('radio', { name: /^Auction/ })
    .check()
  if (hasScripts()) await expect(main(page).getByRole('textbox', { name: /^Price$/ })).toBeHidden()
  await field('Title').fill(title)
  await field('Description').fill('Chased by hand.')
  await field('Category').selectOption({ label: 'Food' })
  await field('Weight').fill('300')
  await field('Start price').fill('20')
  await field('Reserve').fill('10')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(main(page).getByText('The reserve must be the start price or more.')).toBeVisible()
  await expect(field('Start price')).toHaveValue('20')
  await field('Reserve').fill('30')
  await addPicture(page)
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
  const [itemId = ''] = await idsOf(market, title)
  try {
    await page.goto('/my-products/auctions')
    await expect(row(page, title)).toContainText('From RM 20.00')
    await expect(row(page, title).locator('summary', { hasText: 'End early' })).toBeVisible()
    await expectNoAxeViolations(page)

    const [cookie = ''] = await registerBuyers(market, 1)
    const bid = { path: '/trpc/auction.bid', cookie, json: { itemId, maximum: '45.00' } }
    expect((await ask(market.url, bid)).status).toBe(200)
    await page.reload()
    for (const words of ['RM 30.00', 'Reserve met']) await expect(row(page, title)).toContainText(words)
    await expect(row(page, title).getByRole('button')).toHaveCount(0)
    await row(page, title).getByRole('link', { name: title }).click()
    await expect(main(page).getByText('This auction can no longer be edited')).toBeVisible()

    // It ends, and the winner lets the time to pay pass.
    await runOutAuction(market.dataDir, itemId)
    await page.goto('/my-products/auctions?list=ended')
    await expect(row(page, title)).toContainText('Waiting for the winner to pay')
    await runOutAuction(market.dataDir, itemId)
    await page.reload()
    await expect(row(page, title)).toContainText('The winner did not pay')
    await row(page, title)
      .getByRole('button', { name: `Relist ${title}` })
      .click()
    await expect(page.getByText('It is listed again, with the same terms.')).toBeVisible()
    await expect(row(page, title)).toContainText('From RM 20.00')
    await expect(row(page, title)).toContainText('Reserve not met')
  } finally {
    for (const id of await idsOf(market, title))
      await changeRows(market.dataDir, "update items set status = 'removed' where id = ?", id)
  }
})
