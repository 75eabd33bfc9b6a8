import { boxOf, expect, expectNoAxeViolations, test } from '../testing/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/playground')
  // The handlers are there once the page has come alive; the carousel's buttons say so.
  await page.getByRole('region', { name: 'Offers, light' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
})

test('has no accessibility violations, and each overlay keeps the focus and gives it back on Escape', {
  tag: '@nightly',
}, async ({ page }) => {
  // A page that long takes its time.
  test.slow()
  await expectNoAxeViolations(page)
  for (const [opener, title] of [
    ['Open dialog', 'Cancel this order?'],
    ['Open gift', 'Welcome Gift'],
    ['Open side sheet', 'Your basket'],
    ['Open bottom sheet', 'Share'],
  ] as const)
    await test.step(opener, async () => {
      const button = page.getByRole('button', { name: opener })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab')
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      await expectNoAxeViolations(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })
})

test('moves the gift by its head', { tag: '@nightly' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Open gift' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Gift' })
  const title = dialog.getByRole('heading', { name: 'Welcome Gift' })
  await title.hover()
  const before = await boxOf(title)
  await page.mouse.down()
  await page.mouse.move(200, 200, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(title)).x).not.toBe(before.x)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('small parts do what they say, all on one page', { tag: '@nightly' }, async ({ page }) => {
  await test.step('opens a popover beside its button', async () => {
    const button = page.getByRole('button', { name: 'Open popover' })
    await button.press('Enter')
    const popover = page.getByRole('dialog', { name: 'Notifications' })
    await expect(popover).toContainText('You have no new notifications')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
    await expect(button).toBeFocused()
  })
  await test.step('shows a toast once, and closes it', async () => {
    const button = page.getByRole('button', { name: 'Show toast', exact: true })
    await button.press('Enter')
    await button.press('Enter')
    const toast = page.getByRole('listitem').filter({ hasText: 'Added to your basket' })
    await expect(toast).toHaveCount(1)
    await toast.getByRole('button').press('Enter')
    await expect(toast).toHaveCount(0)
  })
  await test.step('counts with the stepper, up to its limit', async () => {
    const stepper = page.getByRole('group', { name: 'Forms, light' })
    const more = stepper.getByRole('button', { name: 'One more' }).first()
    await more.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(stepper.getByRole('spinbutton', { name: 'Quantity', exact: true })).toHaveValue('4')
    await expect(stepper.getByText('4 in the cart.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(stepper.getByText('That is all there is')).toBeVisible()
    await expect(more).toBeFocused()
  })
  await test.step('closes a menu on Escape and by a press outside', async () => {
    const light = page.getByRole('group', { name: 'Navigation, light' })
    const summary = light.getByText('Nur Aisyah')
    await summary.press('Enter')
    await expect(light.getByRole('link', { name: 'Profile' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(light.getByRole('link', { name: 'Profile' })).toBeHidden()
    await expect(summary).toBeFocused()
    await summary.press('Enter')
    await page.getByRole('heading', { name: 'Navigation' }).click()
    await expect(light.getByRole('link', { name: 'Profile' })).toBeHidden()
  })
  await test.step('turns the carousel in a circle, and stops it', async () => {
    const carousel = page.getByRole('region', { name: 'Offers, light' })
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
    // It has turned by itself until it was stopped.
    await carousel.getByRole('button', { name: '1 of 3' }).click()
    for (const slide of ['2 of 3', '3 of 3', '1 of 3']) {
      await carousel.getByRole('button', { name: 'Next' }).click()
      await expect(carousel.getByRole('button', { name: slide })).toHaveAttribute('aria-current', 'true')
    }
  })
})

test('does not start the carousel for those who want no motion', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const carousel = page.getByRole('region', { name: 'Offers, light' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
})
