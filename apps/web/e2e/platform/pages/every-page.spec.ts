import { SMALL } from '@pasar/api/testing'
import { LANGUAGES, type Language } from '@pasar/domain'
import type { Page } from '@playwright/test'
import { COOKIES } from '../../../app/lib/cookies/cookie-list'
import { findPageFaults, readDocument, readPage } from '../../testing/page/page-facts'
import { ask } from '../../testing/parallel-requests'
import { findViolations, hasScripts, waitForHydration } from '../../testing/test'
import { expect, type Place, SEEN, test, type Walk, type Walker } from '../../testing/walk-helpers'

const PHONE = { width: 360, height: 780 }
const WIDE = { width: 1920, height: 1080 }
/** So many tests share the walk: the pages are shared out among those who run them. */
const PARTS = 4
/** `npm run test:all`. */
const IN_FULL = process.env.NIGHTLY === '1'

/** A quarter of all pages, in three languages, twice each with axe. */
const NIGHT_MS = 40 * 60_000

/** As the server writes the choice of a language. */
const choose = (language: Language): string =>
  encodeURIComponent(Buffer.from(JSON.stringify(language)).toString('base64'))

/** How far a page reaches over the right edge of the window, and what it is that does. */
const findOverhang = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return `${scrollWidth - clientWidth} px at ${clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 120)}`
  })

const nameOf =
  ({ who, path }: Place, language: Language) =>
  (what: string) =>
    `${who} ${path} ${language}: ${what}`

/** Everything that is wrong with a document as it is sent to readers without scripts. */
async function inspectSent(url: string, place: Place, language: Language, walk: Walk): Promise<string[]> {
  const cookie = [`${COOKIES.language.name}=${choose(language)}`, walk.cookies[place.who]].join('; ')
  const { status, location, text } = await ask(url, { path: place.path, cookie })
  if (status !== (place.status ?? 200)) return [nameOf(place, language)(`answered ${status} ${location}`)]
  const facts = readDocument(text, PHONE.width)
  return findPageFaults(facts, language, walk.words).map(nameOf(place, language))
}

/** Everything that is wrong with a page in a browser. */
async function inspect(page: Page, place: Place, language: Language, { words }: Walk): Promise<string[]> {
  const faults: string[] = []
  const say = nameOf(place, language)
  const note = (what: string, isWrong: boolean) => {
    if (isWrong) faults.push(say(what))
  }
  const answer = await page.goto(place.path)
  await waitForHydration(page)
  note(`answered ${answer?.status()}`, answer?.status() !== (place.status ?? 200))
  note(`led to ${page.url()}`, new URL(page.url()).pathname !== place.path.split('?')[0])
  faults.push(...findPageFaults(await readPage(page), language, words).map(say))
  // The next page begins with the width that this one ends with: half as many changes of the window.
  for (const size of page.viewportSize()?.width === PHONE.width ? [PHONE, WIDE] : [WIDE, PHONE]) {
    await page.setViewportSize(size)
    const overhang = await findOverhang(page)
    note(`reaches over the edge: ${overhang}`, overhang !== null)
    const isDark = size === WIDE
    // Without scripts the document is the same, and axe is a script. Colours do not hang on the language.
    if (!hasScripts() || (isDark && IN_FULL && language !== 'en')) continue
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
    // In the dark only the colours are others.
    for (const found of await findViolations(page, isDark ? { rule: 'color-contrast' } : {}))
      note(`axe, ${isDark ? 'dark' : 'light'}: ${found}`, true)
  }
  return faults
}

async function enter(page: Page, url: string, cookie: string, language: Language): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().clearCookies()
  await page
    .context()
    .addCookies([
      { name: COOKIES.language.name, value: choose(language), url },
      ...(cookie === '' ? [] : [{ name, value, url }]),
    ])
}

const partOf = <T>(list: readonly T[], part: number): T[] => list.filter((_, at) => at % PARTS === part)

for (let part = 0; part < PARTS; part++)
  test.describe(`every page, part ${part + 1}`, () => {
    test.use({ firstVisit: false, viewport: PHONE })

    test('says what it says in three languages, on a phone and on a wide screen', {
      tag: IN_FULL ? '@browser' : [],
    }, async ({ page, walk, market }) => {
      test.setTimeout(IN_FULL ? NIGHT_MS : test.info().timeout * 3)
      const isSent = !hasScripts() && !IN_FULL
      const faults: string[] = []
      for (const language of LANGUAGES) {
        let who: Walker | null = null
        for (const [at, place] of partOf(walk.places, part).entries()) {
          if (isSent) {
            faults.push(...(await inspectSent(market.url, place, language, walk)))
            continue
          }
          // Documents are read in all languages as they are sent; what a browser makes of them, by turns, and at night in all.
          if (
            hasScripts() &&
            !IN_FULL &&
            (language !== LANGUAGES[at % LANGUAGES.length] || !SEEN.has(place.path))
          )
            continue
          if (who !== place.who) await enter(page, market.url, walk.cookies[place.who], language)
          who = place.who
          faults.push(...(await inspect(page, place, language, walk)))
        }
      }
      expect(faults).toEqual([])
    })
  })

test('what is seen in a browser is among the pages', ({ walk }) => {
  const paths = new Set(walk.places.map(({ path }) => path))
  expect([...SEEN].filter((path) => !paths.has(path))).toEqual([])
})

test('what stands in no file of the languages is found', ({ walk }) => {
  const { findForeign } = walk.words
  const forgotten = ['Please choose an option first.', 'cart.add', '{{count}} left']
  for (const language of ['cn', 'ms'] as const)
    for (const text of forgotten) expect(findForeign(language, [text]), text).not.toEqual([])
  expect(findForeign('cn', ['保存 everything'])).not.toEqual([])
  expect(findForeign('cn', [SMALL.items.kopi.title, 'RM 12.90', '登录'])).toEqual([])
})
