import { SMALL } from '@pasar/api/testing'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

const { kopi } = SMALL.items
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a buyer asks the seller about an item, and what is held reaches nobody', { tag: '@journey' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  // In digits it would be taken for the number of an account.
  const mark = Date.now().toString(36)
  const answer = `Medium, for a sock. ${mark}`
  const question = `Is it ground coarse? ${mark}`
  const buyer = await signUp(page)
  const write = async (text: string) => {
    await waitForHydration(page)
    await main.getByLabel('Your message').fill(text)
    await main.getByRole('button', { name: 'Send' }).click()
  }
  await page.goto(`/item/${kopi.slug}`)
  await main.getByRole('link', { name: 'Ask the seller' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Write to ${kopi.store.name}` })).toBeVisible()
  await write('   ')
  await expect(main.getByText('Please write a few words.')).toBeVisible()
  await write(question)
  await expect(page).toHaveURL(/\/chat\/cnv_/)
  await expect(main.getByText(question)).toBeVisible()
  await expect(main.getByText('Delivered', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  const held = `W h a t s a p p me, ${mark}`
  await write(held)
  await expect(main.getByText('Held for review')).toBeVisible()
  await expect(main.getByText(held)).toBeVisible()
  const chat = new URL(page.url()).pathname

  await signIn(page, kopi.store.seller.email)
  await page.goto('/messages')
  await waitForHydration(page)
  const row = main.getByRole('listitem').filter({ hasText: question })
  await expect(row.getByText('1 unread message')).toBeVisible()
  await expectNoAxeViolations(page)
  await row.getByRole('link', { name: 'Siti A.' }).click()
  await expect(page).toHaveURL(new RegExp(chat))
  await expect(main.getByText(question)).toBeVisible()
  await expect(main.getByText(held)).toHaveCount(0)
  await main.getByRole('link', { name: 'Report' }).click()
  await main.getByLabel('It looks like fraud').check()
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('We have your report')).toBeVisible()
  await main.getByLabel('Photos').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT })
  await write(answer)
  await expect(main.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(main.getByText(answer)).toBeVisible()
  await page.goto('/messages')
  await waitForHydration(page)
  await main.getByRole('searchbox', { name: 'Search your conversations' }).fill(mark)
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByText(`1 conversation with “${mark}”`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(main.getByText(`You: ${answer}`)).toBeVisible()

  await signIn(page, buyer)
  await page.goto(chat)
  await expect(main.getByText(answer)).toBeVisible()
  if (hasScripts()) await expect(main.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
})
