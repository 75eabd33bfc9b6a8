import { SMALL } from '@pasar/api/testing'
import sharp from 'sharp'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

test('a member writes an article, an admin remarks on it and publishes it, and readers comment', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const title = `Kopi at home ${Date.now()} ${test.info().project.name}`
  const main = page.getByRole('main')
  await signUp(page)
  await page.goto('/blog/submit')
  await waitForHydration(page)
  await main.getByLabel('Title').fill(title)
  await main.getByRole('button', { name: 'Begin writing' }).click()
  await expect(page.getByText('Your article is begun.')).toBeVisible()
  await waitForHydration(page)
  await main.getByLabel('Text').fill('Too short')
  await main.getByRole('button', { name: 'Save and submit' }).click()
  await expect(main.getByText('Please write at least')).toBeVisible()
  await expect(main.getByLabel('Text')).toHaveValue('Too short')
  await main.getByLabel('Text').fill(`## Brew it\n\n${'Water just off the boil. '.repeat(12)}`)
  await main.getByLabel('Tags').fill('coffee')
  await main.getByRole('button', { name: 'Save and submit' }).click()
  await expect(main.getByText('We are reading this article. To change it')).toBeVisible()
  await expectNoAxeViolations(page)

  const desk = await browser.newPage()
  await signIn(desk, SMALL.users.admin.email)
  await desk.goto('/admin/blog')
  await desk.getByRole('link', { name: title }).click()
  await waitForHydration(desk)
  await desk.getByRole('link', { name: 'Remark on passage 1: Brew it' }).click()
  await expect(desk.getByLabel('The words it is about')).toHaveValue('Brew it')
  await desk.getByLabel('Your remark').fill('Which coffee?')
  await desk.getByRole('button', { name: 'Save remark' }).click()
  await expect(desk.getByText('Not sent yet')).toBeVisible()
  await expectNoAxeViolations(desk, '[data-passage]')
  await desk.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(desk.getByText('The author is asked for changes.')).toBeVisible()

  await page.goto(page.url())
  await expect(main.getByText('Which coffee?')).toBeVisible()
  await waitForHydration(page)
  await main.getByLabel('Your answer').fill('Liberica.')
  await main.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('Your answer is saved.')).toBeVisible()
  await expectNoAxeViolations(page, '[data-passage]')
  await main.getByRole('button', { name: 'Save and submit' }).click()
  await expect(main.getByText('We are reading this article. To change it')).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('Liberica.')).toBeVisible()
  await waitForHydration(desk)
  await desk.getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByText('The article is published.')).toBeVisible()
  await expectNoAxeViolations(desk)

  await page.goto(`/blog?q=${encodeURIComponent(title)}`)
  await main.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Brew it' })).toBeVisible()
  await waitForHydration(page)
  await main.getByLabel('Your comment').fill('It worked for me.')
  await main.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment is there.')).toBeVisible()
  await expect(main.getByText('It worked for me.')).toBeVisible()
  await expectNoAxeViolations(page)

  const held = `Call me on 012-345 6789 about it, ${title}`
  await waitForHydration(page)
  await main.getByLabel('Your comment').fill(held)
  await main.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment will appear once we have looked at it.')).toBeVisible()
  const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: held })
  await desk.goto('/admin/blog?list=held')
  await waitForHydration(desk)
  await row.getByRole('checkbox').check()
  if (!hasScripts()) await desk.getByText('Change what is selected').first().click()
  await desk.getByLabel('With what is selected').selectOption({ label: 'Remove' })
  await desk.getByRole('button', { name: 'Continue' }).click()
  await desk.getByLabel('Reason').fill('No phone numbers here')
  await desk.getByRole('button', { name: 'Remove: 1 record' }).click()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByText('1 is as it was before.')).toBeVisible()
  await desk.goto('/admin/blog?list=held')
  await expect(row).toBeVisible()
  await desk.close()
})

const drawPicture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

test('the editor shows the pictures it has kept at the end of the text', { tag: '@js-only' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  await signUp(page)
  await page.goto('/blog/submit')
  await waitForHydration(page)
  await main.getByLabel('Title').fill(`Pictures ${Date.now()}`)
  await main.getByRole('button', { name: 'Begin writing' }).click()
  await expect(page.getByText('Your article is begun.')).toBeVisible()
  await waitForHydration(page)
  await main.getByLabel('Text').fill('Words before it.')
  await main
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await drawPicture() })
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByLabel('Text')).toHaveValue(/^Words before it\.\s+!\[\]\(picture:[\w-]+\)$/)
  await expect(main.getByLabel('Add pictures')).toHaveValue('')
  await main.getByLabel('Text').press('Control+End')
  await main.getByLabel('Text').pressSequentially(' And after it.')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.locator('[data-passage] img')).toHaveCount(1)
  await expect(main.getByLabel('Text')).toHaveValue(/And after it\.$/)
})
