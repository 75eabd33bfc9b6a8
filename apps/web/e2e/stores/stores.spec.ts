import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectNoAxeViolations, hasScripts, main, signIn, test } from '../testing/test'

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

test('a seller opens a store with a logo, policies and a holiday, and a visitor sees it', {
  tag: '@journey',
}, async ({ page, context, browser, market }) => {
  const number = Date.now()
  const name = `Batik <b>Ipoh</b> ${number}`
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/stores')
  await expectNoAxeViolations(page)
  await main(page).getByRole('link', { name: 'Add a store' }).click()
  await field(page, 'Name').fill(name)
  await press(page, 'Open store')
  await expect(main(page).getByText('Please enter the town or city.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue(name)
  await field(page, 'Town').fill('Ipoh')
  await main(page).getByLabel('Policies').fill('Sent within two days.\nReturns within a week.')
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await main(page).getByLabel('You ship again on').fill(until)
  await main(page).getByLabel('Note to buyers').fill('We are in Mecca.')
  await press(page, 'Open store')
  await expect(page).toHaveURL(/\/add-store\?store=sto_/)
  await expectNoAxeViolations(page)

  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const choose = (name: string, bytes: Buffer) =>
    main(page)
      .getByLabel(name, { exact: true })
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes })
  await choose('Logo', Buffer.from('no picture'))
  await press(page, 'Upload logo')
  await expect(main(page).getByText('Please choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible()
  await main(page).getByLabel('Note to buyers').fill('Not saved yet')
  await choose('Logo', buffer)
  await press(page, 'Upload logo')
  await expect(main(page).getByRole('img', { name: `Logo of ${name}` })).toBeVisible()
  await expect(main(page).getByText('Picture saved').first()).toBeVisible()
  await choose('Banner', buffer)
  await press(page, 'Upload banner')
  await expect(main(page).getByRole('button', { name: 'Remove banner' })).toBeVisible()
  // What is typed stays, however often pictures come and go.
  await expect(main(page).getByLabel('Note to buyers')).toHaveValue('Not saved yet')

  const feed = main(page).getByRole('link', { name: /feed\.xml$/ })
  const answer = await page.request.get((await feed.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('xml')
  expect(await answer.text()).toContain('<title>Batik &lt;b&gt;Ipoh&lt;/b&gt;')
  if (hasScripts()) {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy address: For Meta catalogues')
    await expect(page.getByText('Address copied').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/feed\.csv$/)
  }

  const visitor = await browser.newPage()
  await visitor.goto(`${market.url}/store/batik-b-ipoh-b-${number}`)
  await expect(main(visitor).getByRole('heading', { name })).toBeVisible()
  await expect(main(visitor).getByText('Ships from')).toBeVisible()
  await expect(main(visitor).getByText('We are in Mecca.')).toBeVisible()
  await main(visitor).getByText('Store policies').click()
  await expect(main(visitor).getByText('Returns within a week.')).toBeVisible()

  await page.goto('/stores')
  await main(page)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await main(page).getByLabel('Policies').fill('Sent within three days.')
  const logo = main(page).getByRole('img', { name: `Logo of ${name}` })
  const before = await logo.getAttribute('src')
  // What is wrong with a text does not lose a picture that came with it.
  await choose('Logo', buffer)
  await field(page, 'Name').fill('')
  await press(page, 'Save store')
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(logo).not.toHaveAttribute('src', before ?? '')
  await field(page, 'Name').fill(name)
  await press(page, 'Save store')
  await expect(page).toHaveURL(/\/stores$/)
  await visitor.reload()
  await main(visitor).getByText('Store policies').click()
  await expect(main(visitor).getByText('Sent within three days.')).toBeVisible()
  await visitor.close()

  const own = main(page).getByRole('listitem').filter({ hasText: name })
  await own.getByText('Delete', { exact: true }).click()
  await own.getByRole('button', { name: 'Delete for good' }).click()
  await expect(main(page).getByText(name)).toHaveCount(0)
})
