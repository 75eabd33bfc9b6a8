import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../../testing/test'

const ITEM = `/item/${SMALL.items.kopi.slug}`

const countStyles = (page: Page) =>
  page.evaluate(() => ({
    own: document.querySelectorAll('style#app-styles').length,
    named: document.querySelectorAll('link[rel=stylesheet]').length,
  }))

/** Only our styles name this font. */
const expectStyled = (page: Page, path = '') =>
  expect(page.locator('body'), path).toHaveCSS('font-family', /Jakarta/)

test(
  'the first page somebody sees brings its styles, later ones name them',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    for (const path of ['/', ITEM, '/about', '/login']) {
      await page.context().clearCookies()
      await page.goto(path)
      expect(await countStyles(page), path).toEqual({ own: 1, named: 0 })
      await expectStyled(page, path)
    }
    await page.goto('/')
    await waitForHydration(page)
    await page.locator(`a[href^="/item/"]`).first().click()
    await page.waitForURL('**/item/*')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const withScripts = project.name === 'js'
    expect(await countStyles(page)).toEqual(withScripts ? { own: 1, named: 0 } : { own: 0, named: 1 })
    await expectStyled(page)

    // Who has a cookie of ours was here before.
    await page.context().addCookies([{ name: 'lang', value: 'ms', url: new URL('/', page.url()).href }])
    await page.goto('/')
    expect(await countStyles(page)).toEqual({ own: 0, named: 1 })
  },
)
