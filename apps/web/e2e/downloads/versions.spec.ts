import { readFile } from 'node:fs/promises'
import { changeRows, readRows, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { addPicture } from '../testing/page/add-picture'
import { buy } from '../testing/shopper'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  main,
  signIn,
  test,
  waitForHydration,
} from '../testing/test'

const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${text}`),
})

async function download(page: Page, name: string): Promise<string> {
  const came = page.waitForEvent('download')
  await main(page)
    .getByRole('button', { name: `Download ${name}` })
    .click()
  return (await readFile(await (await came).path())).toString()
}

test('a seller uploads a download, and its buyer gets the next version, too', { tag: '@layout' }, async ({
  page,
  browser,
  market,
}) => {
  const title = `Batik patterns ${Date.now()}`
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  await main(page).getByLabel('Title').fill(title)
  await main(page).getByLabel('Description').fill('Twenty patterns.')
  await main(page).getByLabel('Category').selectOption({ label: 'Books' })
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('18.90')
  await main(page).getByLabel('How do buyers get it?').selectOption({ label: 'Download: buyers get files' })
  await expect(main(page).getByLabel('Weight')).toBeHidden()
  await addPicture(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(main(page).getByText('Buyers of a download need a file.')).toBeVisible()
  // Browsers forget a chosen file with the page.
  if (!hasScripts()) await addPicture(page)
  await main(page).getByRole('button', { name: 'Save draft and add files' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Files of a download' })).toBeVisible()
  await waitForHydration(page)
  await expectNoAxeViolations(page)
  await main(page).getByLabel('File', { exact: true }).setInputFiles(pdf('Patterns.pdf', 'first'))
  await main(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('The file is uploaded.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to the item' }).click()
  await waitForHydration(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
  const [item] = await readRows<{ id: string; slug: string }>(
    market.dataDir,
    'select id, slug from items where title = ?',
    title,
  )

  const shopper = await (await browser.newContext({ baseURL: market.url })).newPage()
  await shopper.goto(`/item/${item?.slug}`)
  await expect(main(shopper).getByText('Patterns.pdf')).toBeVisible()
  const { id: orderId } = await buy(shopper, { id: item?.id ?? '' })
  await shopper.goto(`/orders/user/${orderId}`)
  expect(await download(shopper, 'Patterns.pdf')).toBe('%PDF-1.7 first')

  await page.goto(`/my-products/${item?.id}/files`)
  await waitForHydration(page)
  const heading = page.getByRole('heading', { name: 'Patterns.pdf' })
  const card = main(page).locator('section').filter({ has: heading })
  await card.getByText('Upload a new version').first().click()
  await card.getByLabel('What is new').fill('Five more patterns')
  await card.getByLabel('File', { exact: true }).setInputFiles(pdf('Patterns.pdf', 'second'))
  await card.getByRole('button', { name: 'Upload a new version' }).click()
  await expect(page.getByText('Whoever bought the item is notified.')).toBeVisible()
  await expect(card.getByText('Version 2')).toBeVisible()

  await expect
    .poll(() =>
      readRows(
        market.dataDir,
        "select 1 from notifications where kind = 'fileUpdated' and link = ?",
        `/orders/user/${orderId}`,
      ),
    )
    .toHaveLength(1)
  await shopper.goto('/notifications/user')
  await main(shopper)
    .getByRole('button', { name: `New version: ${title}` })
    .click()
  await expect(main(shopper).getByText('Five more patterns')).toBeVisible()
  await expect(main(shopper).getByText('5 downloads left')).toBeVisible()
  expect(await download(shopper, 'Patterns.pdf')).toBe('%PDF-1.7 second')
  await shopper.context().close()
  await changeRows(market.dataDir, "update items set status = 'paused' where id = ?", item?.id ?? '')
})
