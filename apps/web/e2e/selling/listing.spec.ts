import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items

test('a seller lists an item with a picture, finds it in the shop, changes its stock and pauses it', {
  tag: '@journey',
}, async ({ page, browser, market }) => {
  await page.goto(`/item/${kopi.slug}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const address = await pictures.getByRole('link').first().getAttribute('href')
  const buffer = await (await page.request.get(address ?? '')).body()

  await signIn(page, SMALL.users.seller.email)
  await page.goto('/my-products')
  await expectNoAxeViolations(page)
  await main(page).getByRole('link', { name: 'Add an item' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add an item' })).toBeVisible()
  await waitForHydration(page)
  await expectNoAxeViolations(page)
  const field = (label: string) => main(page).getByLabel(label)
  const title = `Dodol durian ${Date.now()}`
  await field('Title').fill(title)
  await field('Description').fill('Stirred for **nine hours**.')
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('0')
  await field('Weight').fill('500')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(main(page).getByText('Please choose one.')).toBeVisible()
  await expect(main(page).getByText('Please enter an amount like 12.50, up to')).toBeVisible()
  await expect(field('Title')).toHaveValue(title)

  await field('Category').selectOption({ label: 'Food' })
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('18.90')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(field('Add pictures')).toHaveAccessibleDescription(/Please add at least one picture\./)
  await expect(field('Title')).toHaveValue(title)
  await expect(field('Description')).toHaveValue('Stirred for **nine hours**.')
  await expect(field('Category')).toHaveValue('food')
  await expect(main(page).getByRole('textbox', { name: /^Price$/ })).toHaveValue('18.90')
  await expect(field('Weight')).toHaveValue('500')
  await field('Add pictures').setInputFiles({ name: 'IMG_1.webp', mimeType: 'image/webp', buffer })
  await main(page).getByRole('button', { name: 'Publish' }).click()
  // With scripts the form waits for its picture, which is made by a process of its own.
  await expect(page.getByText('The item is on sale now.')).toBeVisible({ timeout: 45_000 })

  const visitor = await (await browser.newContext({ baseURL: market.url })).newPage()
  await visitor.goto(`/shop-now?q=${encodeURIComponent(title)}`)
  await visitor.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('nine hours', { exact: true })).toBeVisible()

  const row = main(page).getByRole('row').filter({ hasText: title })
  await row.getByRole('textbox', { name: `Stock of ${title}` }).fill('3')
  await row.getByRole('button', { name: 'Save price and stock' }).click()
  await expect(row.getByText('Low stock')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Only 3 left').first()).toBeVisible()

  await row.getByRole('button', { name: 'Pause' }).click()
  await expect(row.getByText('Paused', { exact: true })).toBeVisible()
  await visitor.goto(`/shop-now?q=${encodeURIComponent(title)}`)
  await expect(visitor.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
  await visitor.context().close()
})
