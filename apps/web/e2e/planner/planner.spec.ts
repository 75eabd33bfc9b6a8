import { SMALL } from '@pasar/api/testing'
import { expect, signUp, test } from '../testing/test'

const { kopi } = SMALL.items

test('a member plans for a festival, brings it into the cart, and shares it', { tag: '@journey' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/planner')
  await page.getByRole('main').getByRole('link', { name: 'New list' }).first().click()
  await page.getByRole('link', { name: 'Hari Raya' }).click()
  const budget = page.getByLabel('Budget')
  await budget.fill('-1')
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByText('Please enter an amount like 12.50.')).toBeVisible()
  await page.getByLabel('Budget').fill('150.00')
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page).toHaveURL(/\/planner\/pln_/)

  await page.goto(`/item/${kopi.slug}`)
  await page.getByRole('link', { name: 'Add to a plan' }).click()
  await page.getByLabel('Quantity').fill('2')
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page).toHaveURL(/\/planner\/pln_/)
  const list = page.url()
  await expect(page.getByRole('heading', { name: kopi.title })).toBeVisible()

  await page.getByRole('radio', { name: /may give you something/ }).check()
  await page.getByRole('button', { name: 'Save and make a new link' }).click()
  const link = page.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/planner\/shared\/pln_/)

  await page.goto(list)
  await page.getByRole('button', { name: 'Bring into the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByText(kopi.title).first()).toBeVisible()
})
