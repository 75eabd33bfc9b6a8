import { SMALL } from '@pasar/api/testing'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@pasar/domain'
import type { Page } from '@playwright/test'
import { COOKIES } from '../../../app/lib/cookies/cookie-list'
import { findViolations, hasScripts, untilAlive } from '../../testing/test'
import { expect, type Place, test, type Walk, type Walker } from '../../testing/walk-kit'

const PHONE = { width: 360, height: 780 }
const WIDE = { width: 1920, height: 1080 }
/** So many tests share the walk: the pages are shared out among those who run them. */
const PARTS = 4
/** `npm run test:all`. */
const IN_FULL = process.env.EVERY_PAGE === 'all'

/** As the server writes the choice of a language. */
const choose = (language: Language): string =>
  encodeURIComponent(Buffer.from(JSON.stringify(language)).toString('base64'))

/** What a page says and how it is built; it is looked at as it stands. */
const look = (page: Page) =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isSpoken =
        node.parentElement?.closest('script, style, template, noscript, code, [lang]:not(html)') === null
      if (isSpoken && node.nodeValue?.trim()) texts.push(node.nodeValue)
    }
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (!element.closest('[lang]:not(html)')) texts.push(element.getAttribute(name) ?? '')
    const shown = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter((heading) =>
      heading.checkVisibility(),
    )
    const levels = shown.map(({ tagName }) => Number(tagName.slice(1)))
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return {
      texts: texts.filter((text) => text !== ''),
      title: document.title,
      descriptions: document.querySelectorAll('head meta[name=description]:not([content=""])').length,
      lang: document.documentElement.lang,
      mains: document.querySelectorAll('main').length,
      firsts: levels.filter((level) => level === 1).length,
      skips: levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1).length,
      twins: ids.filter((id, at) => ids.indexOf(id) !== at),
    }
  })

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

/** Everything that is wrong with a page in a language. */
async function inspect(page: Page, place: Place, language: Language, { words }: Walk): Promise<string[]> {
  const faults: string[] = []
  const note = (what: string, isWrong: boolean) => {
    if (isWrong) faults.push(`${place.who} ${place.path} ${language}: ${what}`)
  }
  const answer = await page.goto(place.path)
  await untilAlive(page)
  note(`answered ${answer?.status()}`, answer?.status() !== (place.status ?? 200))
  note(`led to ${page.url()}`, new URL(page.url()).pathname !== place.path.split('?')[0])
  const seen = await look(page)
  note(`is said to be in ${seen.lang}`, seen.lang !== LANGUAGE_TAG[language])
  note(`the title is ${seen.title}`, !/\S.* · Pasar$/.test(seen.title))
  note(`is described ${seen.descriptions} times`, seen.descriptions !== 1)
  note('has no landmark for what it is about', seen.mains !== 1)
  note(`has ${seen.firsts} headings of the first level`, seen.firsts !== 1)
  note('leaves out a level of headings', seen.skips > 0)
  note(`has an id twice: ${seen.twins.join(', ')}`, seen.twins.length > 0)
  for (const foreign of words.findForeign(language, seen.texts)) note(`not in its words: ${foreign}`, true)
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
    for (const found of await findViolations(page, isDark ? 'color-contrast' : undefined))
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
      tag: '@browser',
    }, async ({ page, walk, market }) => {
      test.slow()
      const faults: string[] = []
      for (const language of LANGUAGES) {
        let who: Walker | null = null
        for (const [at, place] of partOf(walk.places, part).entries()) {
          // The documents are looked at in all languages without scripts; what scripts add, by turns, and at night in all.
          if (hasScripts() && !IN_FULL && language !== LANGUAGES[at % LANGUAGES.length]) continue
          if (who !== place.who) await enter(page, market.url, walk.cookies[place.who], language)
          who = place.who
          faults.push(...(await inspect(page, place, language, walk)))
        }
      }
      expect(faults).toEqual([])
    })
  })

test('what stands in no file of the languages is found', ({ walk }) => {
  const { findForeign } = walk.words
  const forgotten = ['Please choose an option first.', 'cart.add', '{{count}} left']
  for (const language of ['cn', 'ms'] as const)
    for (const text of forgotten) expect(findForeign(language, [text]), text).not.toEqual([])
  expect(findForeign('cn', ['保存 everything'])).not.toEqual([])
  expect(findForeign('cn', [SMALL.items.kopi.title, 'RM 12.90', '登录'])).toEqual([])
})
