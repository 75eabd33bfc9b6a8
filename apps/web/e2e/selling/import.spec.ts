import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { addPicture } from '../testing/page/add-picture'
import { expect, expectNoAxeViolations, main, signIn, test, waitForHydration } from '../testing/test'

test('a seller brings items in as a file, sees first what would happen, puts one on sale, and takes them out again', async ({
  page,
}) => {
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/my-products')
  await main(page).getByRole('link', { name: 'Import / export' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import and export' })).toBeVisible()
  await waitForHydration(page)
  await expectNoAxeViolations(page)
  const name = `Dodol ${Date.now()}`
  const sku = name.replace(' ', '-')
  const file = (rows: string[]) => ({
    name: `${sku}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['title;description;sku;price;stock', ...rows].join('\r\n')),
  })
  const table = main(page).getByLabel('Table of items')
  await main(page).getByLabel('Category').selectOption({ label: 'Food' })
  await main(page).getByLabel('Weight').fill('heavy')
  await table.setInputFiles(file([`${name};Sweet.;${sku};RM 8,90;5`, `Free ${name};Nothing.;${sku}-0;0;1`]))
  await main(page).getByRole('button', { name: 'Check the file' }).click()
  await expect(main(page).getByText('Please enter the weight in whole grams')).toBeVisible()
  await expect(main(page).getByText('Please choose the file again.')).toBeVisible()
  await main(page).getByLabel('Weight').fill('250')
  await table.setInputFiles(file([`${name};Sweet.;${sku};RM 8,90;5`, `Free ${name};Nothing.;${sku}-0;0;1`]))
  await main(page).getByRole('button', { name: 'Check the file' }).click()

  await expect(page.getByRole('heading', { level: 1, name: `${sku}.csv` })).toBeVisible()
  const heading = (text: string) => page.getByRole('heading', { level: 2, name: text })
  await untilShown(page, 'This is what would happen')
  await waitForHydration(page)
  await expectNoAxeViolations(page)
  await expect(main(page).getByText('Row 3, price:')).toBeVisible()
  await expect(main(page).getByText('Kept as a draft: what is on sale needs a picture.')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Import \d+ items?$/ })
    .click()
  await expect(page.getByText('The import has begun.')).toBeVisible()
  await untilShown(page, 'The import is done')
  await main(page).getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Open' }).click()
  await expect(main(page).getByLabel('Title')).toHaveValue(name)
  await addPicture(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()

  const exported = await page.request.get('/my-products.csv')
  expect(await exported.text()).toContain(`${sku},,${name},Sweet.,food`)

  await page.goto('/my-products/import')
  await waitForHydration(page)
  await table.setInputFiles(file([`${name};Sweet.;${sku};"9,50";5`]))
  await main(page).getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${sku}.csv` })).toBeVisible()
  await untilShown(page, 'This is what would happen')
  await expect(main(page).getByText('price: 8.90 → 9.50')).toBeVisible()
  await main(page).getByRole('button', { name: 'Cancel the import' }).click()
  await expect(main(page).getByText('The import was cancelled', { exact: true }).first()).toBeVisible()
  await expect(heading('The import is done')).toHaveCount(0)
})

/** Where no scripts run, the page is asked for again. */
async function untilShown(page: Page, text: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: text })
  await expect(async () => {
    if (!(await heading.isVisible())) await page.reload()
    await expect(heading).toBeVisible({ timeout: 2_500 })
  }).toPass({ timeout: 30_000 })
}
