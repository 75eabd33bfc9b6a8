import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { hasScripts, isPlain, test } from '../market'
import { endMotion } from './motion'

const copies = new WeakMap<Page, Page>()

/** A page with scripts beside one without: axe itself needs scripts. It ends with the page. */
async function openCopy(page: Page): Promise<Page> {
  const known = copies.get(page)
  if (known) return known
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() })
  if (!context) throw new Error('the browser is gone')
  const copy = await context.newPage()
  page.once('close', () => void context.close().catch(() => {}))
  copies.set(page, copy)
  return copy
}

/** A copy of the page as it stands, on a page where axe can run. */
async function copyPage(page: Page): Promise<Page> {
  // A page that is still coming in would be cut off anywhere, within a button for example.
  await page.waitForLoadState('domcontentloaded')
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const address = page.url()
  const copy = await openCopy(page)
  const viewport = page.viewportSize()
  if (viewport) await copy.setViewportSize(viewport)
  await copy.unrouteAll()
  // Pictures are named by their words, whether they are there or not: they need not be fetched again.
  await copy.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.request().resourceType() === 'image'
        ? route.abort()
        : route.continue(),
  )
  await copy.goto(address)
  return copy
}

/**
 * What axe finds on the page as it is now, by rule.
 * @param rule looks for this only, instead of for everything that WCAG asks for
 * @param part looks within this only: a CSS selector
 */
export async function findViolations(
  page: Page,
  { rule, part }: { rule?: string; part?: string } = {},
): Promise<string[]> {
  // The same document is looked at where the test runs with scripts; a copy of it finds more at night at most.
  if (isPlain(test.info()) || (!hasScripts() && process.env.NIGHTLY !== '1')) return []
  const looked = hasScripts() ? page : await copyPage(page)
  // What is scrolled half under the bar is too small a target for axe, and nobody presses it there.
  if (part === undefined) await looked.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // What is half seen through has other colours.
  await endMotion(looked)
  // Only what is wrong is wanted, and there are no frames: neither lists nor pages of axe's own are made.
  // A document that has it already needs no second copy of half a megabyte.
  const isLoaded = await looked.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page: looked, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations } = await (rule === undefined
    ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    : axe.withRules(rule)
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** @param part a CSS selector, where the rest of the page has been looked at */
export const expectNoAxeViolations = async (page: Page, part?: string): Promise<void> =>
  expect(await findViolations(page, part === undefined ? {} : { part })).toEqual([])
