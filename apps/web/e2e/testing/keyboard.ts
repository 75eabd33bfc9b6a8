import { expect, type Locator, type Page } from '@playwright/test'
import { hasScripts, waitForHydration } from './test'

/** More stops than any page has before what it is for; whoever needs more has lost the way. */
const MAX_STOPS = 70

interface Stop {
  name: string
  /** An outline of the element, or of what frames it. */
  isMarked: boolean
  /** Nothing lies over it, and it is within the window. */
  isInView: boolean
}

/** What has the focus, and whether one sees that; null when nothing of the page has it. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const frames = [element, element.parentElement, element.closest('.control, label, article, li')]
    const next = element.nextElementSibling
    const isMarked = [...frames, next].some((frame) => {
      if (!frame) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(frame)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + Math.min(height, innerHeight) / 2
    const above = document.elementFromPoint(x, y)
    const label = element.closest('label')
    const isSeen =
      above !== null && (element.contains(above) || above.contains(element) || !!label?.contains(above))
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
    return { name, isMarked, isInView: isSeen && width > 0 && height > 0 }
  })

const SETTLED = { isMarked: true, isInView: true }

/** What has the focus, once the page has come to rest under it: it may still be laid out anew or scrolled there. */
async function readSettledStop(page: Page): Promise<Stop | null> {
  const last: { stop: Stop | null } = { stop: null }
  const isSettled = async () => {
    last.stop = await readStop(page)
    return last.stop === null || (last.stop.isMarked && last.stop.isInView)
  }
  // What never settles fails in the caller.
  await expect
    .poll(isSettled, { intervals: [50], timeout: 5_000 })
    .toBe(true)
    .catch(() => {})
  return last.stop
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/**
 * Goes on with Tab until what is meant has the focus. At each stop on the way one sees where one is, and none of them
 * holds the focus.
 * @param key `Shift+Tab` to go back
 * @returns the names of the stops
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  const stops: string[] = []
  let isLost = false
  while (!(await hasFocus(target))) {
    expect(stops.length, `never came to ${target} by way of ${stops.join(', ')}`).toBeLessThan(MAX_STOPS)
    await page.keyboard.press(key)
    const stop = await readSettledStop(page)
    // Beyond the last stop it is the browser's turn, once; then the page begins anew.
    expect(stop === null && isLost, 'the focus is nowhere').toBe(false)
    isLost = stop === null
    if (stop === null) continue
    stops.push(stop.name)
    expect.soft(stop, `${page.url()}: ${stop.name}`).toMatchObject(SETTLED)
  }
  return stops
}

/** Leaves out what stands on top of every page, on one that was just opened. */
export async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
}

/** Comes to what a page is about to which a link has led: with scripts one is there at once. */
export async function arriveAt(page: Page, url: RegExp): Promise<void> {
  await page.waitForURL(url)
  await waitForHydration(page)
  if (hasScripts()) await expect(page.locator('main')).toBeFocused()
  else await skipToMain(page)
}

/** @returns the stops on the way */
export async function typeInto(page: Page, target: Locator, text: string): Promise<string[]> {
  const stops = await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  return stops
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
