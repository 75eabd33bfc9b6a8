import { SMALL } from '@pasar/api/testing'
import { boxOf, expect, expectNoAxeViolations, main, signIn, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items

test('a seller drops pictures, sends one again that failed, orders them by keyboard, crops one, and finds them at the item', async ({
  page,
  browser,
  market,
}) => {
  await page.goto(`/item/${kopi.slug}`)
  const shown = page.getByRole('region', { name: 'Pictures' })
  const address = await shown.getByRole('link').first().getAttribute('href')
  const bytes = [...(await (await page.request.get(address ?? '')).body())]
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  await expect(main(page).getByText('0 of 8 pictures')).toBeVisible()

  // Text that is copied in an office program comes with a picture of itself.
  const isTaken = await main(page)
    .getByLabel('Description')
    .evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Steamed')
      clipboardData.items.add(new File(['a'], 'image.png', { type: 'image/png' }))
      return !field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
  expect(isTaken).toBe(false)

  // The first of them is refused for now.
  const busy = { success: false, code: 'PICTURES_BUSY', details: {} }
  await page.route('**/add-items/pictures', (route) => route.fulfill({ status: 429, json: busy }), {
    times: 1,
  })
  const dropped = await page.evaluateHandle((source) => {
    const transfer = new DataTransfer()
    for (const name of ['one.webp', 'two.webp'])
      transfer.items.add(new File([new Uint8Array(source)], name, { type: 'image/webp' }))
    transfer.items.add(new File(['a text'], 'three.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await page.dispatchEvent('form', 'drop', { dataTransfer: dropped })
  const failed = main(page).getByRole('listitem').filter({ hasText: 'Too many pictures' })
  await expect(failed).toHaveCount(1)
  await failed.getByRole('button', { name: 'Try again' }).click()
  const text = main(page).getByRole('listitem').filter({ hasText: 'three.jpg' })
  await expect(text.getByRole('alert')).toContainText('JPEG, PNG, WebP or AVIF')
  await text.getByRole('button', { name: 'Remove' }).click()
  await expect(main(page).getByRole('img', { name: /^Picture [12]$/ })).toHaveCount(2, { timeout: 45_000 })
  await expect(main(page).getByText('2 of 8 pictures', { exact: true })).toBeVisible()

  await main(page).getByLabel('Describe picture 1').fill('The first')
  await main(page).getByLabel('Describe picture 2').fill('The second')
  const handle = main(page).getByRole('button', { name: 'Drag picture 2' })
  await expect(handle).not.toHaveAttribute('aria-roledescription')
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picture (?:lifted from|is at) place 2 of 2\.$/)).toBeAttached()
  // What is lifted is measured a moment later: an arrow that comes before moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Picture is at place 1 of 2.')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(main(page).getByLabel('Describe picture 1')).toHaveValue('The second')
  // By its buttons, too: the focus goes along.
  await main(page).getByRole('button', { name: 'Move picture 1 right' }).press('Enter')
  await expect(main(page).getByLabel('Describe picture 2')).toHaveValue('The second')
  await expect(main(page).getByRole('button', { name: 'Move picture 2 right' })).toBeFocused()
  await main(page).getByRole('button', { name: 'Move picture 2 left' }).press('Enter')
  await expect(main(page).getByLabel('Describe picture 1')).toHaveValue('The second')
  await expectNoAxeViolations(page)

  await main(page).getByRole('button', { name: 'Crop picture 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop picture' })
  await expect(dialog.getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'true')
  // The frame lies on the picture, and follows the pointer.
  const frame = dialog.getByLabel('Frame: move it with the arrow keys')
  await expect(frame).toBeVisible()
  const [whole, before] = [await boxOf(dialog.locator('canvas')), await boxOf(frame)]
  expect(before.height).toBeLessThanOrEqual(whole.height + 1)
  expect(before.y).toBeGreaterThanOrEqual(whole.y - 1)
  await page.mouse.move(before.x + before.width, before.y + before.height)
  await page.mouse.down()
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(frame)).width).toBeLessThan(before.width * 0.7)
  await dialog.getByRole('button', { name: '4:3' }).click()
  await dialog.getByRole('button', { name: 'Rotate' }).click()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(dialog).toHaveCount(0, { timeout: 45_000 })
  await expect(main(page).getByRole('button', { name: 'Undo the crop of picture 1' })).toBeVisible()

  const field = (label: string) => main(page).getByLabel(label)
  const title = `Kuih seri muka ${Date.now()}`
  await field('Title').fill(title)
  await field('Description').fill('Steamed slowly')
  await field('Description').press('ControlOrMeta+A')
  await field('Description').press('ControlOrMeta+B')
  await main(page).getByRole('button', { name: 'See how it looks' }).click()
  await expect(main(page).getByRole('strong')).toHaveText('Steamed slowly')
  await main(page).getByRole('button', { name: 'Back to writing' }).click()
  await field('Weight').fill('300')
  await field('Category').selectOption({ label: 'Food' })
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('6.50')
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: market.url })).newPage()
  await visitor.goto(`/shop-now?q=${encodeURIComponent(title)}`)
  await main(visitor).getByRole('link', { name: title }).first().click()
  const pictures = visitor.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByRole('img').first()).toHaveAttribute('alt', 'The second')
  await expect(pictures.getByRole('img', { name: 'The first' }).first()).toBeAttached()
  await visitor.context().close()
})
