import { changeRows, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, test, waitForHydration } from '../testing/test'

const { heavy } = SMALL.items
/** After the last key. */
const SAVED_AFTER_MS = 3_000

test('what a seller types is saved by itself, offered when they come back, and never overwritten by a second tab', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await signIn(page, SMALL.users.seller.email)
  const path = `/add-items?item=${heavy.id}`
  await page.goto(path)
  await waitForHydration(page)
  const second = await page.context().newPage()
  await second.goto(path)
  await waitForHydration(second)

  await main(page).getByLabel('Title').fill('Typed in the first tab')
  await page.clock.runFor(SAVED_AFTER_MS)
  await expect(main(page).getByText(/^Draft saved at \d\d:\d\d\.$/)).toBeVisible()

  await main(second).getByLabel('Title').fill('Typed in the second tab')
  await second.clock.runFor(SAVED_AFTER_MS)
  await expect(main(second).getByText('A newer draft was saved in another tab')).toBeVisible()
  await expect(main(second).getByLabel('Title')).toHaveValue('Typed in the second tab')
  await main(second).getByRole('button', { name: 'Preview' }).click()
  await expect(
    main(second).getByText('Another version of this form was saved earlier or in another tab'),
  ).toBeVisible()
  await main(second).getByLabel('Title').fill('Typed after that was said')
  await second.clock.runFor(SAVED_AFTER_MS)
  await expect(main(second).getByRole('button', { name: 'Save this one instead' })).toBeVisible()
  await second.close()

  await main(page).getByRole('button', { name: 'Preview' }).click()
  await expect(main(page).getByRole('heading', { name: 'Typed in the first tab' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(path)
  await expect(main(page).getByText('You have an unsaved draft from')).toBeVisible()
  await expect(main(page).getByLabel('Title')).toHaveValue(heavy.title)
  await waitForHydration(page)
  await main(page).getByLabel('Title').fill('Typed beside the draft')
  await page.clock.runFor(SAVED_AFTER_MS)
  await expect(
    main(page).getByText('This form is not saved while there is an unsaved draft from'),
  ).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await expect(main(page).getByLabel('Title')).toHaveValue('Typed in the first tab')
  await main(page).getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('Draft discarded.')).toBeVisible()
  await expect(main(page).getByLabel('Title')).toHaveValue(heavy.title)
})

test('what a seller types is not saved under an account that logs in in another tab', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  const second = await context.newPage()
  await signIn(second, SMALL.users.tan.email)

  await main(page).getByLabel('Title').fill('Typed by the first seller')
  await page.clock.runFor(SAVED_AFTER_MS)
  await expect(main(page).getByText('You are logged in with another account now')).toBeVisible()
  await expect(main(page).getByLabel('Title')).toHaveValue('Typed by the first seller')
  await second.goto('/add-items')
  await expect(main(second).getByLabel('Title')).toBeVisible()
  await expect(main(second).getByText('You have an unsaved draft from')).toHaveCount(0)

  // The first one logs in again there: what stands here is saved with the next key.
  await signIn(second, SMALL.users.seller.email)
  await main(page).getByLabel('Title').fill('Typed by the first seller again')
  await page.clock.runFor(SAVED_AFTER_MS)
  await expect(main(page).getByText(/^Draft saved at \d\d:\d\d\.$/)).toBeVisible()
})

test('what is typed after a refusal stays while the page reads itself anew, and a draft of another tab is offered', async ({
  page,
  context,
  market,
}) => {
  await changeRows(market.dataDir, 'delete from form_drafts')
  await context.clock.install()
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/add-items')
  await waitForHydration(page)
  const offer = main(page).getByText('You have an unsaved draft from')
  await main(page).getByLabel('Title').fill('Typed before the refusal')
  await page.clock.runFor(SAVED_AFTER_MS)
  await expect(main(page).getByText(/^Draft saved at \d\d:\d\d\.$/)).toBeVisible()
  const publish = main(page).getByRole('button', { name: 'Publish' })

  let goOn = () => {}
  const isTyped = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/\/add-items\.data/, async (route) => {
    if (route.request().method() === 'GET') await isTyped
    await route.continue()
  })
  await publish.click()
  await expect(main(page).getByText('Please check the fields below.')).toBeVisible()
  await main(page).getByLabel('Description').fill('Typed while the page is on its way')
  await changeRows(market.dataDir, 'update form_drafts set version = version + 1')
  goOn()
  await expect(offer).toBeVisible()
  await expect(main(page).getByLabel('Description')).toHaveValue('Typed while the page is on its way')
  await expect(main(page).getByLabel('Title')).toHaveValue('Typed before the refusal')

  // Beside it nothing is saved; once it is thrown away, what is typed here is.
  const isSaved = main(page).getByText(/^Draft saved at \d\d:\d\d\.$/)
  await page.clock.runFor(SAVED_AFTER_MS)
  await expect(main(page).getByText('This form is not saved while there is')).toBeVisible()
  await main(page).getByRole('button', { name: 'Discard the draft' }).click()
  await expect(isSaved).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect(main(page).getByLabel('Description')).toHaveValue('Typed while the page is on its way')

  // What the form itself has saved is not offered.
  await changeRows(market.dataDir, 'update form_drafts set version = version + 1')
  await publish.click()
  await expect(offer).toBeVisible()
  await changeRows(market.dataDir, 'update form_drafts set version = version - 1')
  await publish.click()
  await expect(offer).toHaveCount(0)
})
