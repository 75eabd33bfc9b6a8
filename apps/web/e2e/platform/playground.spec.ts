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

/** The page is long: what asks for the same state of it is asked in one visit. */
test('shows every part, in light and in dark, and says what is wrong at its field', async ({ page }) => {
  await page.goto('/playground')
  const links = page.getByRole('navigation', { name: 'Sections' })
  for (const name of sections) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(links.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('group', { name: 'Buttons, light' })).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('group', { name: 'Buttons, dark' })).toHaveAttribute('data-theme', 'dark')
  const email = page.getByRole('group', { name: 'Forms, light' }).getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/not complete.*We send the receipt there/)
  const carousel = page.getByRole('region', { name: 'Offers, light' })
  await expect(carousel.getByRole('group')).toHaveCount(3)
  await expect(carousel.getByText('Straight from the maker')).toBeVisible()
})

test('tabs, disclosures and filters are used by keyboard, also on a narrow phone', {
  tag: ['@layout', '@nightly'],
}, async ({ page }) => {
  await page.goto('/playground')
  const light = page.getByRole('group', { name: 'Navigation, light' })
  await test.step('tabs change with the arrow keys', async () => {
    const tabs = light.getByRole('radiogroup')
    await expect(tabs.getByText('Sweet, thin skin, picked ripe.')).toBeVisible()
    await tabs.getByRole('radio', { name: 'Description' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('radio', { name: 'Shipping' })).toBeChecked()
    await expect(tabs.getByText('RM 6.00 within Zone 1.')).toBeVisible()
    await expect(tabs.getByText('Sweet, thin skin, picked ripe.')).toBeHidden()
  })
  await test.step('a disclosure opens and closes', async () => {
    await light.getByText('How long does shipping take?').focus()
    await page.keyboard.press('Enter')
    await expect(light.getByText('Two to five working days')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(light.getByText('Two to five working days')).toBeHidden()
  })
  await test.step('filters are in place on a wide screen, and a sheet on a phone', async () => {
    const onOffer = light.getByRole('checkbox', { name: 'On offer' })
    await expect(onOffer).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(onOffer).toBeHidden()
    await light.locator('summary', { hasText: 'Filters' }).focus()
    await page.keyboard.press('Enter')
    await expect(onOffer).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(onOffer).toBeHidden()
  })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBe(0)
})

test('sends a step of the stepper with its form', async ({ page }) => {
  await page.goto('/playground')
  const form = page
    .getByRole('group', { name: 'Forms, light' })
    .getByRole('form', { name: 'A stepper that sends' })
  await form.getByRole('button', { name: 'One more' }).click()
  await expect(page).toHaveURL(/quantity=1&quantity-step=1/)
})

test('does not take "minus" for Enter in the stepper', async ({ page }) => {
  await page.goto('/playground')
  const form = page
    .getByRole('group', { name: 'Forms, light' })
    .getByRole('form', { name: 'A stepper that sends' })
  await form.getByRole('spinbutton').fill('7')
  await form.getByRole('spinbutton').press('Enter')
  await expect(page).toHaveURL(/quantity=7(?!.*step)/)
})
