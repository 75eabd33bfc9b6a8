import { changeOperator, changeSettings, renderOwnText } from '@pasar/api'
import { asAdmin, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { LANGUAGES, type Language, MAX_ITEM_PICTURES, ROUTES, valuesOf } from '@pasar/domain'
import { findTypedNumbers } from '@pasar/domain/testing/typed-numbers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { readFacts } from './facts.server'
import {
  fillText,
  findInfoText,
  INFO_PAGES,
  type InfoPage,
  listInfoTexts,
  listPlaceholders,
} from './info-texts.server'

const own = { isThere: () => true, tableLabel: 'Table' }
/** Headings of a text by level and id, in order. */
const headingsOf = (body: string): string[] =>
  [...body.matchAll(/^(#{1,6}) .*$/gm)].map(
    ([line, level]) => `${level} ${/\{#([a-z0-9-]+)\}$/.exec(line)?.[1]}`,
  )
/** What a text is made of besides words: lists, tables, links. */
const shapeOf = (body: string): string[] =>
  body.split('\n').map((line) => /^(?:- |\d+\. |\| |#+ |$)/.exec(line)?.[0] ?? 'words')
const linksOf = (body: string): string[] =>
  [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link).sort()
const placeOf = (page: InfoPage): string => (page === 'careers-apply' ? '/careers/apply' : `/${page}`)
const factsOf = ({ context }: TestServices, language: Language) =>
  readFacts(context, language, translateFor(language))

describe.each(INFO_PAGES)('the text of %s', (page) => {
  const english = findInfoText('en', page)

  it.each(['cn', 'ms'] as const)('is the same in %s, in other words', (language) => {
    const text = findInfoText(language, page)
    expect(headingsOf(text.body)).toEqual(headingsOf(english.body))
    expect(shapeOf(text.body)).toEqual(shapeOf(english.body))
    expect(linksOf(text.body)).toEqual(linksOf(english.body))
    expect(listPlaceholders(text).sort()).toEqual(listPlaceholders(english).sort())
    expect(text.updated).toBe(english.updated)
    expect(text.lead).not.toBe(english.lead)
  })

  it('has an address, and headings that can be linked to', () => {
    expect(ROUTES.find(({ path }) => path === placeOf(page))?.file).toBeDefined()
    const ids = headingsOf(english.body)
    expect(ids.join()).not.toContain('undefined')
    expect(new Set(ids).size).toBe(ids.length)
  })
})

/** Steps of a list, and numbers of laws and standards, which are not ours. */
const NOT_OURS = [
  /\{#[\w-]+\}/g,
  /^\d\. /gm,
  /Argon2id|WCAG[)）] ?2\.2/g,
  /\b(?:1999|2010|2024)\b/g,
  /4\.5 (?:to|berbanding|比) 1/g,
  /320 (?:pixels|piksel|像素)/g,
  /(?<=You must be |berumur |年满 )18/g,
  /21 (?:days, as the Act|hari, seperti yang ditetapkan Akta|天内)/g,
]
const NUMBER_WORDS = /\b(?:four|five|six|seven|eight|nine|ten|twelve|empat|lima|enam|tujuh|lapan|sepuluh)\b/i

it('numbers of rules are filled in, not typed', () => {
  const texts = Object.fromEntries(
    listInfoTexts().map(({ language, page, text }) => [`${language}/${page}`, `${text.lead}\n${text.body}`]),
  )
  expect(findTypedNumbers(texts, NOT_OURS)).toEqual([])
  expect(Object.entries(texts).flatMap(([key, text]) => (NUMBER_WORDS.test(text) ? [key] : []))).toEqual([])
})

it('links lead to pages of ours, and to headings that are there', () => {
  const paths = new Set(ROUTES.map(({ path }) => path))
  for (const { page, text } of listInfoTexts())
    for (const link of linksOf(text.body)) {
      const [path = '', id] = link.split('#')
      expect(paths, `${page}: ${link}`).toContain(path)
      const target = INFO_PAGES.find((each) => placeOf(each) === path)
      if (id !== undefined && target)
        expect(headingsOf(findInfoText('en', target).body), `${page}: ${link}`).toContain(`## ${id}`)
    }
})

describe('what the texts say', () => {
  let market: TestServices
  beforeAll(async () => {
    market = await openTestServices()
  })
  afterAll(() => market.dispose())

  it.each(LANGUAGES)('is filled in everywhere in %s', async (language) => {
    const facts = await factsOf(market, language)
    for (const { page, text } of listInfoTexts()) {
      const { html } = renderOwnText(fillText(`${text.title}\n\n${text.lead}\n\n${text.body}`, facts), own)
      expect(html, page).not.toMatch(/\{\{|\}\}|\{#|undefined|NaN|\[object|info\.\w/)
    }
  })

  it('is all said somewhere', async () => {
    const given = new Set(listInfoTexts().flatMap(({ text }) => listPlaceholders(text)))
    const untold = Object.keys(await factsOf(market, 'en')).filter((name) => !given.has(name))
    expect(untold).toEqual([])
  })

  it('a page with a gap is refused', () => {
    expect(() => fillText('{{sellerKeeps}} and {{noSuchFact}}', { sellerKeeps: '92%' })).toThrow('noSuchFact')
  })

  it('is what the rules say, as each language writes it', async () => {
    expect(await factsOf(market, 'en')).toMatchObject({
      sellerKeeps: '92\\%',
      fee: '8\\%',
      affiliateOfFee: '25\\%',
      affiliateOfItem: '2\\%',
      exampleSeller: 'RM 92\\.00',
      exampleAffiliate: 'RM 2\\.00',
      exampleKg: '5 kg',
      exampleShipping: 'RM 11\\.00',
      shippingFrom: 'RM 7\\.00',
      payWithin: '30 minutes',
      protection: '7 days',
      shipWithin: '14 days',
      session: '24 hours',
      maxItemPictures: String(MAX_ITEM_PICTURES),
      keepLooks: '1 year',
    })
    expect((await factsOf(market, 'ms')).protection).toBe('7 hari')
    expect((await factsOf(market, 'cn')).payWithin).toBe('30 分钟')
    expect((await factsOf(market, 'en')).cookiesTable).toContain('180 days')
    expect((await factsOf(market, 'en')).cookiesTable).toContain('1 year')
    expect((await factsOf(market, 'en')).zonesTable.split('\n')).toHaveLength(2 + 6)
    expect((await factsOf(market, 'en')).zonesTable).toContain('RM 120.00 | RM 12.00')
  })
})

describe('a setting that changes', () => {
  let market: TestServices | undefined
  afterEach(() => market?.dispose())

  it('shows in the texts', async () => {
    market = await openTestServices({ ORDER_EXPIRY_MINUTES: '45', APP_NAME: 'Kedai *Kita*' })
    const write = async (page: InfoPage) =>
      renderOwnText(fillText(findInfoText('en', page).body, await factsOf(market as TestServices, 'en')), own)
        .html
    expect(await write('returns')).toContain('An order is kept for you for 45 minutes.')
    expect(await write('about')).toContain('Kedai *Kita* brings the stall back')
    expect(await write('terms')).toContain('has not entered all details yet')
    await changeOperator(market.context, {
      name: 'Kita <b>Sdn.</b> Bhd.',
      registration: '2026',
      address: 'Jalan 1',
      email: 'a_b_c@example.my',
      phone: '+60312345678',
    })
    const terms = await write('terms')
    expect(terms).toContain('Kita &lt;b&gt;Sdn.&lt;/b&gt; Bhd.')
    expect(terms).toContain('a_b_c@example.my')
    expect(terms).not.toContain('has not entered')
  })

  it.each([
    ['en', '7 days', '10 days'],
    ['cn', '7', '10'],
    ['ms', '7', '10'],
  ] as const)('is by which deadlines the market runs now, in %s', async (language, usual, set) => {
    market = await openTestServices()
    expect((await factsOf(market, language)).protection).toContain(usual)
    const values = { ...valuesOf('windows', new Map()), protect: '10', ship: '20' }
    const input = { version: 0, reason: 'A longer protection', values }
    await changeSettings(market.context, asAdmin(SMALL.users.admin), 'windows', input)
    expect(await factsOf(market, language)).toMatchObject({
      protection: expect.stringContaining(set),
      shipWithin: expect.stringContaining('20'),
    })
  })
})
