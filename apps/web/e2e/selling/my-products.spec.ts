import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { addPicture } from '../testing/page/add-picture'
import { expect, expectNoAxeViolations, main, signIn, test, waitForHydration } from '../testing/test'

/** Lists an item under a title that no other test has. */
async function list(page: Page, title: string, price: string): Promise<void> {
  await page.goto('/add-items')
  await waitForHydration(page)
  const field = (label: string) => main(page).getByLabel(label)
  await field('Title').fill(title)
  await field('Description').fill('Listed to be changed.')
  await field('Category').selectOption({ label: 'Food' })
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill(price)
  await field('Weight').fill('300')
  await addPicture(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
}

test('a seller finds items, changes a price in two tabs, and the prices of two items by percent', {
  // The field of a change is shown by styles.
  tag: ['@nightly', '@layout'],
}, async ({ page }) => {
  const name = `Rempeyek ${Date.now()}`
  await signIn(page, SMALL.users.seller.email)
  await list(page, `${name} kacang`, '20')
  await list(page, `${name} bilis`, '5')

  const here = `/my-products?q=${encodeURIComponent(name)}`
  await page.goto(here)
  await waitForHydration(page)
  await expectNoAxeViolations(page)
  const rowOf = (tab: Page, title: string) =>
    main(tab)
      .getByRole('row')
      .filter({ hasText: `${name} ${title}` })
  const priceIn = (tab: Page) => rowOf(tab, 'kacang').getByLabel(`Price of ${name} kacang`)
  const saveIn = (tab: Page) => rowOf(tab, 'kacang').getByRole('button', { name: 'Save price and stock' })
  const second = await page.context().newPage()
  await second.goto(here)
  await waitForHydration(second)

  await priceIn(page).fill('21')
  await saveIn(page).click()
  await expect(
    main(page)
      .getByText(/^Saved$|Price and stock are saved/)
      .first(),
  ).toBeVisible()
  await expect.poll(async () => (await page.request.get(here)).text()).toContain('value="21.00"')
  await priceIn(second).fill('19')
  await saveIn(second).click()
  await expect(rowOf(second, 'kacang').getByText('It is RM 21.00 now.')).toBeVisible()
  await expect(priceIn(second)).toHaveValue('19')
  await saveIn(second).click()
  await expect.poll(async () => (await page.request.get(here)).text()).toContain('value="19.00"')
  await second.close()

  await page.goto(`${here}&sort=cheapest`)
  await waitForHydration(page)
  await rowOf(page, 'kacang').getByRole('checkbox').check()
  await rowOf(page, 'bilis').getByRole('checkbox').check()
  // Without scripts the form is folded away.
  const folded = main(page).locator('summary', { hasText: 'Change selected items' })
  if (await folded.isVisible()) await folded.click()
  await main(page).getByLabel('By percent').fill('ten')
  await main(page).getByRole('button', { name: 'Preview' }).click()
  await expect(main(page).getByText('Please enter a percentage from -90 to 500')).toBeVisible()
  await main(page).getByLabel('By percent').fill('-10')
  await main(page).getByRole('button', { name: 'Preview' }).click()
  await expect(main(page).getByText('RM 17.10')).toBeVisible()
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'Change 2 items' }).click()
  await expect(main(page).getByText('2 items were changed.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to my products' }).click()
  await expect(page).toHaveURL(/sort=cheapest/)
  await expect(rowOf(page, 'bilis').getByLabel(`Price of ${name} bilis`)).toHaveValue('4.50')
})
