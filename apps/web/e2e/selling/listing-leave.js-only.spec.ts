import { SMALL } from '@pasar/api/testing'
import { expect, main, signIn, test, waitForHydration } from '../testing/test'

const { kopi, heavy } = SMALL.items

test('a pasted picture is sent again after the connection was lost', async ({ context }) => {
  // A page of its own: what fails here is also logged to the console, as it should be.
  const page = await context.newPage()
  await page.goto(`/item/${kopi.slug}`)
  const shown = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first()
  const bytes = [...(await (await page.request.get((await shown.getAttribute('href')) ?? '')).body())]
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  await expect(main(page).getByText('0 of 8 pictures')).toBeVisible()

  await page.route('**/add-items/pictures', (route) => route.abort('internetdisconnected'), { times: 1 })
  const isTaken = await main(page)
    .getByLabel('Title')
    .evaluate((field, source) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(source)], 'pasted.webp', { type: 'image/webp' }))
      return !field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, bytes)
  expect(isTaken).toBe(true)
  const failed = main(page).getByRole('listitem').filter({ hasText: 'pasted.webp' })
  await expect(failed.getByRole('alert')).toHaveText(
    'pasted.webp: It did not reach us. Check your connection and try again.',
  )
  await expect(main(page).getByText('1 of 8 pictures', { exact: true })).toBeVisible()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('img', { name: 'Picture 1' })).toBeVisible({ timeout: 45_000 })
  await expect(failed).toHaveCount(0)
})

test('leaving a form that was not saved is asked about, and what was typed is there again', async ({
  context,
}) => {
  const page = await context.newPage()
  await signIn(page, SMALL.users.seller.email)
  const path = `/add-items?item=${heavy.id}`
  await page.goto(path)
  await waitForHydration(page)
  const saving = /\/trpc\/selling\.saveDraft/
  await page.route(saving, (route) => route.abort('internetdisconnected'))
  const title = `Left behind ${Date.now()}`
  await main(page).getByLabel('Title').click()
  await main(page).getByLabel('Title').fill(title)

  const byBrowser = page.waitForEvent('dialog')
  const leaving = page.evaluate(() => {
    location.href = '/my-products'
  })
  const asked = await byBrowser
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await leaving
  await expect(main(page).getByText('The draft could not be saved.')).toBeVisible()

  const rail = page.getByRole('navigation', { name: 'Parts of this area' })
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await rail.getByRole('link', { name: 'Orders' }).click()
  expect(questions).toEqual(['Leave this page? Your last changes are not saved.'])
  await expect(main(page).getByLabel('Title')).toHaveValue(title)

  await page.unroute(saving)
  page.once('dialog', (dialog) => void dialog.accept())
  const saved = page.waitForResponse(saving)
  await rail.getByRole('link', { name: 'Orders' }).click()
  await saved
  await expect(page).toHaveURL(/\/orders\/seller/)
  await page.goto(path)
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await expect(main(page).getByLabel('Title')).toHaveValue(title)
  await main(page).getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('Draft discarded.')).toBeVisible()
})
