import { readRows } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, hasScripts, signUp, test, waitForHydration } from '../testing/test'

test('a buyer wins a word search, gets the coupon of the day, and joins the scoreboard', {
  tag: '@journey',
}, async ({ page, market }) => {
  await signUp(page)
  const main = page.getByRole('main')
  await page.goto('/games')
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: /^Play\W+Word search/ }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Word search' })).toBeVisible()
  await waitForHydration(page)
  await expectNoAxeViolations(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const words = await readRows<{ word: string; first: number; last: number }>(
    market.dataDir,
    `select w.value ->> 'word' as word, w.value -> 'cells' ->> 0 as first,
       w.value -> 'cells' ->> (json_array_length(w.value, '$.cells') - 1) as last
     from game_rounds, json_each(state, '$.words') w where game_rounds.id = ?`,
    id,
  )
  const letterAt = (cell: number) =>
    main.getByRole('button', {
      name: new RegExp(`, row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}(, found)?$`),
    })
  for (const [at, { word, first, last }] of words.entries()) {
    await letterAt(first).click()
    await expect(letterAt(first)).toHaveAttribute('aria-pressed', 'true')
    await letterAt(last).click()
    if (at < words.length - 1)
      await expect(main.getByRole('listitem').filter({ hasText: word })).toContainText('(found)')
  }
  await expect(main.getByText('You won!')).toBeVisible()
  const code = (await main.getByText(/^PLAY-/).textContent()) ?? ''
  await main.getByRole('link', { name: 'See my coupons' }).click()
  await expect(main.getByText(code).first()).toBeVisible()

  await page.goto('/games')
  await expect(main.getByText(code)).toBeVisible()
  await main.getByRole('button', { name: 'Show me on the scoreboard' }).click()
  await expect(main.getByText('Siti A.').first()).toBeVisible()

  if (!hasScripts()) return
  await waitForHydration(page)
  await main.getByRole('slider', { name: 'Effects volume' }).fill('0.2')
  await main.getByRole('checkbox', { name: 'Background music' }).check()
  await page.reload()
  await expect(main.getByRole('slider', { name: 'Effects volume' })).toHaveValue('0.2')
  expect(
    await page.evaluate(() =>
      ['soundEnabled', 'musicEnabled', 'musicVolume', 'soundVolume'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual(['true', 'true', '0.3', '0.2'])
})
