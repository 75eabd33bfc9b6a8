import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { tabTo } from '../testing/keyboard'
import { expect, expectNoAxeViolations, main, signIn, test, waitForHydration } from '../testing/test'

const WIDTHS = [360, 1280] as const

/** Copies an item of the seller, so that nobody else changes it. */
async function copy(page: Page, name: string): Promise<void> {
  await page.goto(`/my-products?q=${encodeURIComponent(SMALL.items.kopi.title)}`)
  await waitForHydration(page)
  await main(page)
    .getByRole('button', { name: `Duplicate ${SMALL.items.kopi.title}`, exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/add-items\?item=/)
  await waitForHydration(page)
  await main(page).getByLabel('Title', { exact: true }).fill(name)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
}

for (const width of WIDTHS)
  test(`a seller goes through items by keys, pauses two and undoes it, ${width} px wide`, {
    tag: width < 400 ? '@nightly' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const name = `Kerepek ${width} ${Date.now()}`
    await signIn(page, SMALL.users.seller.email)
    await copy(page, `${name} pisang`)
    await copy(page, `${name} ubi`)
    const here = `/my-products?q=${encodeURIComponent(name)}&sort=oldest`
    await page.goto(here)
    await waitForHydration(page)
    const keyboard = main(page).getByRole('button', { name: 'Keyboard' })
    await expect(keyboard).toBeVisible()
    const linkTo = (title: string) => main(page).getByRole('link', { name: `${name} ${title}`, exact: true })
    const boxOf = (title: string) => main(page).getByRole('checkbox', { name: `Select ${name} ${title}` })

    await page.keyboard.press('j')
    await expect(linkTo('pisang')).toBeFocused()
    await page.keyboard.press('j')
    await expect(linkTo('ubi')).toBeFocused()
    await page.keyboard.press('x')
    await expect(boxOf('ubi')).toBeChecked()
    await expect(boxOf('ubi')).toBeFocused()
    await expect(main(page).getByText('1 selected')).toBeVisible()
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expect(boxOf('pisang')).toBeChecked()
    // The bar at the bottom covers nothing that has the focus.
    await tabTo(page, main(page).getByRole('button', { name: 'Preview' }))
    // In a field they are letters.
    await page.keyboard.press('/')
    const search = main(page).getByLabel('Title or SKU')
    await expect(search).toBeFocused()
    await page.keyboard.type('jkx')
    await expect(search).toHaveValue('jkx')
    await expect(boxOf('pisang')).toBeChecked()
    await search.fill(name)
    await search.blur()

    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts of this list' })
    await expect(help).toBeVisible()
    await expectNoAxeViolations(page, '[role=dialog]')
    await page.keyboard.press('j')
    await help.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.keyboard.press('x')
    await expect(boxOf('pisang')).toBeChecked()
    await keyboard.click()
    await help.getByRole('checkbox', { name: 'Use single keys' }).check()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()

    await main(page).getByLabel('With the selected items').selectOption({ label: 'Pause' })
    await main(page).getByRole('button', { name: 'Preview' }).click()
    await main(page).getByRole('button', { name: 'Change 2 items' }).click()
    await expect(main(page).getByText('2 items were changed.')).toBeVisible()
    await expectNoAxeViolations(page)
    await main(page).getByRole('button', { name: 'Undo' }).click()
    await expect(main(page).getByText('2 items are as they were before.')).toBeVisible()

    await page.goto(here)
    await waitForHydration(page)
    await expect(keyboard).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Pause', exact: true })).toHaveCount(2)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/add-items\?item=/)
  })
