import { expect, test } from '../testing/test'

const sections = [
  'A shelf',
  'Overlays',
  'Colours',
  'Type',
  'Motif',
  'Icons',
  'Buttons',
  'Badges and chips',
  'Forms',
  'Goods',
  'Carousel',
  'Feedback',
  'Navigation',
  'Cards and tables',
]

test.beforeEach(async ({ page }) => {
  await page.goto('/playground')
})

test('shows every section, reachable from the list on top', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Sections' })
  for (const name of sections) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('shows each part in light and in dark', async ({ page }) => {
  await expect(page.getByRole('group', { name: 'Buttons, light' })).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('group', { name: 'Buttons, dark' })).toHaveAttribute('data-theme', 'dark')
})

test('does not scroll sideways on a narrow phone', { tag: '@browser' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBe(0)
})

test('changes tabs with the arrow keys', { tag: '@browser' }, async ({ page }) => {
  const tabs = page.getByRole('group', { name: 'Navigation, light' }).getByRole('radiogroup')
  await expect(tabs.getByText('Sweet, thin skin, picked ripe.')).toBeVisible()
  await tabs.getByRole('radio', { name: 'Description' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('radio', { name: 'Shipping' })).toBeChecked()
  await expect(tabs.getByText('RM 6.00 within Zone 1.')).toBeVisible()
  await expect(tabs.getByText('Sweet, thin skin, picked ripe.')).toBeHidden()
})

test('opens and closes a disclosure with the keyboard', { tag: '@browser' }, async ({ page }) => {
  const light = page.getByRole('group', { name: 'Navigation, light' })
  await light.getByText('How long does shipping take?').focus()
  await page.keyboard.press('Enter')
  await expect(light.getByText('Two to five working days')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(light.getByText('Two to five working days')).toBeHidden()
})

test('opens filters as a sheet on a phone, and has them in place on a wide screen', {
  tag: '@browser',
}, async ({ page }) => {
  const light = page.getByRole('group', { name: 'Navigation, light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(light.getByRole('checkbox', { name: 'On offer' })).toBeHidden()
  await light.locator('summary', { hasText: 'Filters' }).focus()
  await page.keyboard.press('Enter')
  await expect(light.getByRole('checkbox', { name: 'On offer' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(light.getByRole('checkbox', { name: 'On offer' })).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(light.getByRole('checkbox', { name: 'On offer' })).toBeVisible()
})

test('sends a step of the stepper with its form', { tag: '@browser' }, async ({ page }) => {
  const form = page
    .getByRole('group', { name: 'Forms, light' })
    .getByRole('form', { name: 'A stepper that sends' })
  await form.getByRole('button', { name: 'One more' }).click()
  await expect(page).toHaveURL(/quantity=1&quantity-step=1/)
})

test('does not take "minus" for Enter in the stepper', async ({ page }) => {
  const form = page
    .getByRole('group', { name: 'Forms, light' })
    .getByRole('form', { name: 'A stepper that sends' })
  await form.getByRole('spinbutton').fill('7')
  await form.getByRole('spinbutton').press('Enter')
  await expect(page).toHaveURL(/quantity=7(?!.*step)/)
})

test('ties errors and hints to their field', async ({ page }) => {
  const email = page.getByRole('group', { name: 'Forms, light' }).getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/not complete.*We send the receipt there/)
})

test('shows all slides in a row to swipe through', async ({ page }) => {
  const carousel = page.getByRole('region', { name: 'Offers, light' })
  await expect(carousel.getByRole('group')).toHaveCount(3)
  await expect(carousel.getByText('Straight from the maker')).toBeVisible()
})
