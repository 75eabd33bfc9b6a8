import { SMALL } from '@pasar/api/testing'
import { addPicture } from '../testing/page/add-picture'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  main,
  signIn,
  test,
  waitForHydration,
} from '../testing/test'

test('a seller tells what a book is, and buyers narrow books by it', async ({ page, browser, market }) => {
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  const field = (label: string) => main(page).getByLabel(label)
  const button = (name: string) => main(page).getByRole('button', { name })
  const title = `Hikayat ${Date.now()}`
  await field('Title').fill(title)
  await field('Description').fill('Eleven tales.')
  await field('Category').selectOption({ label: 'Books' })
  if (!hasScripts()) await button('Show the attributes of this category').click()
  await field('Author').fill('Faridah Osman')
  await field('Language').selectOption({ label: 'Tamil' })
  await field('ISBN').fill('978-1')
  await field('Weight').fill('1200')
  if (hasScripts()) {
    await expect(main(page).getByRole('row', { name: 'Japan' })).toContainText('RM 31.00')
    await expectNoAxeViolations(page)
  }
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('29.90')
  await button('Publish').click()
  await expect(main(page).getByText('This is not a valid ISBN.')).toBeVisible()
  await expect(field('Author')).toHaveValue('Faridah Osman')
  // What was typed is priced without scripts, too.
  await expect(main(page).getByRole('row', { name: 'Japan' })).toContainText('RM 31.00')
  await field('ISBN').fill('978-0-306-40615-7')
  await addPicture(page)
  await button('Publish').click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()

  const buyer = await (await browser.newContext({ baseURL: market.url })).newPage()
  await signIn(buyer, SMALL.users.buyer.email)
  await buyer.goto('/shop/category/books?language=tamil')
  await expect(main(buyer).getByRole('list', { name: 'Active filters' })).toContainText('Language: Tamil')
  await main(buyer).getByRole('link', { name: title }).first().click()
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main(buyer).getByRole('link', { name: 'Faridah Osman' })).toHaveAttribute(
    'href',
    '/shop-now?q=Faridah%20Osman',
  )
  await buyer.context().close()
})
