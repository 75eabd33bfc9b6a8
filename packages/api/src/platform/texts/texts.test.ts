import { LANGUAGES, NOTIFICATIONS, NOTIFICATIONS_OF, RULE_VALUES } from '@pasar/domain'
import { findOtherWords } from '@pasar/domain/testing/other-words'
import { findTypedNumbers, listUsedRules } from '@pasar/domain/testing/typed-numbers'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '.'

/** How long banks take for a refund: a rule of theirs. */
const ALLOWED = [/5 (?:to|hingga|至) 10(?= working days| hari bekerja| 个工作日)/g]

/** All texts by their place, such as `outbid.inApp.title`. */
const listTexts = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listTexts(value, `${path}${key}.`),
  )
const english = listTexts(TEXTS.en)

it('belong to one capability each', () => {
  const names = Object.values(NOTIFICATIONS_OF).flatMap((rows) => Object.keys(rows))
  expect(names.sort()).toEqual(Object.keys(NOTIFICATIONS).sort())
})

describe.each(Object.entries(TEXTS))('the texts in %s', (_language, texts) => {
  const own = new Map(listTexts(texts))

  it('take the numbers of rules from the table of rules', () => {
    expect(findTypedNumbers(Object.fromEntries(own), ALLOWED)).toEqual([])
    expect(listUsedRules(Object.fromEntries(own)).filter((name) => !RULE_VALUES.has(name))).toEqual([])
  })

  it('take the same values as in English', () => {
    const placeholders = (text = '') => (text.match(/\{\{[\w.]+\}\}/g) ?? []).sort()
    for (const [path, text] of english) expect(placeholders(own.get(path)), path).toEqual(placeholders(text))
  })
})

it.each([
  ['cn', TEXTS.cn],
  ['ms', TEXTS.ms],
] as const)('the texts in %s are translated', (_language, texts) => {
  const own = new Map(listTexts(texts))
  // A newsletter says nothing but what staff wrote, and some texts are a name alone.
  const isValueAlone = (text: string) => /^(?:\{\{\w+\}\}(?:: )?)*$/.test(text)
  expect(english.filter(([path, text]) => !isValueAlone(text) && own.get(path) === text)).toEqual([])
})

it.each(LANGUAGES)('the texts in %s use the words of the glossary', (language) => {
  expect(findOtherWords(language, new Map(listTexts(TEXTS[language])))).toEqual([])
})
