import { SMALL } from '@pasar/api/testing'
import sharp from 'sharp'
import { checkOut, openCheckout, payByCard } from '../testing/shopper'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

test(
  'a seller lists an item with two options, a buyer buys one of its variants, and the stock falls',
  { tag: '@journey' },
  async ({ page }, { project }) => {
    const title = `Baju kurung ${project.name} ${Date.now()}`
    await signIn(page, SMALL.users.seller.email)
    await page.goto('/add-items')
    await waitForHydration(page)
    const form = page.getByRole('main')
    const field = (label: string) => form.getByLabel(label)
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Description').fill('Sewn in Kelantan.')
    await form.getByLabel('Category').selectOption({ label: 'Clothing' })
    await form.getByRole('textbox', { name: 'Price', exact: true }).fill('89.00')
    await form.getByLabel('Weight').fill('300')
    await form.getByLabel(/^First option/).fill('Size')
    await form.getByLabel(/^Second option/).fill('Colour')
    await form.getByLabel('Values of the first option').fill('S, M')
    await form.getByLabel('Values of the second option').fill('Red, Blue')
    await form.getByRole('button', { name: 'Update the table' }).click()
    await expect(field('Price of S / Red')).toHaveValue('89.00')
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await expectNoAxeViolations(page)

    const photo = (background: string) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    const photos = await Promise.all(
      ['red', 'blue'].map(async (name) => ({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: await photo(name),
      })),
    )
    await field('Price of S / Blue').fill('79.00')
    for (const name of ['S / Red', 'S / Blue', 'M / Red']) await field(`Stock of ${name}`).fill('4')
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(form.getByText('Please enter a whole number from 0 to 99,999.')).toBeVisible()
    await expect(field('Price of S / Blue')).toHaveValue('79.00')
    await field('Stock of M / Blue').fill('0')
    await form.getByLabel('Add pictures').setInputFiles(photos)
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('The item is on sale now.')).toBeVisible()

    await page.goto(`/my-products?q=${encodeURIComponent(title)}`)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await field('Picture of S / Blue').selectOption({ label: `Picture 2: ${title}` })
    await form.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('The item is saved.')).toBeVisible()

    await signUp(page)
    await page.goto(`/shop-now?q=${encodeURIComponent(title)}`)
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const option = page.getByRole('main').getByRole('combobox').first()
    const chosen = option.locator('option', { hasText: 'S / Blue' })
    await expect(chosen).toContainText('79.00')
    const variant = (await chosen.getAttribute('value')) ?? ''
    await option.selectOption(variant)
    // With scripts the gallery turns to it; the address of the variant begins with it.
    const second = page.getByRole('link', { name: 'Show picture 2' })
    if (hasScripts()) await expect(second).toHaveAttribute('aria-current', 'true')
    const plain = await page.locator('#picture-2').getAttribute('href')
    await page.goto(`${new URL(page.url()).pathname}?variant=${variant}`)
    await expect(page.locator('#picture-1')).toHaveAttribute('href', plain ?? '')
    await expect(option).toHaveValue(variant)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Added to your cart').first()).toBeVisible()
    await openCheckout(page)
    await checkOut(page)
    await payByCard(page)

    await signIn(page, SMALL.users.seller.email)
    await page.goto(`/my-products?q=${encodeURIComponent(title)}`)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(field('Stock of S / Blue')).toHaveValue('3')
    await expect(field('Stock of S / Red')).toHaveValue('4')
  },
)
