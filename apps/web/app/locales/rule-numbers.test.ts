import { ERRORS, type Language, RULE_VALUES } from '@pasar/domain'
import { findTypedNumbers, listUsedRules } from '@pasar/domain/testing/typed-numbers'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../i18n/language.server'
import type { Messages } from '../i18n/translate'
import cn from './cn'
import en from './en'
import ms from './ms'

/** Names, examples of how something is written, and facts that the market cannot change. */
const ALLOWED = [
  /24\/7/g,
  /每天 24 小时/g,
  /^404 /g,
  /1Password/g,
  // Steps of a list.
  /^\d\. /g,
  /PSR-\w+/g,
  /W10-[\d-]+/g,
  /850101-14-5678|202001012345|C2584563203|47912/g,
  /012-345 6789|\+65 6123 4567/g,
  /2026-12-31/g,
  /18:30/g,
  /08\/29/g,
  /12\.50|1,250\.50|\b80 |(?<=[a-z例如] )2\.5(?!\d)/g,
  // Examples of percentages.
  /(?<=[ ,])-10(?!\d)|7\.5|(?<=Such as |Contohnya |例如 )5/g,
  // Card codes, postcodes and the numbers of authorities are not ours.
  /(?<=has |mempunyai |有 )12(?= digit| 位数字)/g,
  /3 (?:or|atau|或) 4/g,
  /(?<=has |mempunyai |为 )5(?= digit| 位数。)/g,
  // Malaysian Chinese counts pixels in ten thousands.
  /00(?= 万像素)/g,
]

const SOURCES: Record<Language, Messages> = { en, cn, ms }
const listTexts = (messages: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${namespace}.${name}`, text]),
    ),
  )
const errors = Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [code, message]))

describe('the numbers of rules in texts', () => {
  it.each(['en', 'cn', 'ms'] as const)('come from the table of rules: %s', (language) => {
    expect(findTypedNumbers(listTexts(SOURCES[language]), ALLOWED)).toEqual([])
  })

  it('come from it in REST, too', () => {
    expect(findTypedNumbers(errors, ALLOWED)).toEqual([])
  })

  it('are the same in every language', () => {
    const used = (language: Language) => new Set(listUsedRules(listTexts(SOURCES[language])))
    expect(used('cn')).toEqual(used('en'))
    expect(used('ms')).toEqual(used('en'))
  })

  it('are all filled in', () => {
    expect(MESSAGES.en.errors?.CART_FULL).toBe('Your cart can hold up to 100 different items.')
    for (const messages of Object.values(MESSAGES))
      expect(Object.values(listTexts(messages)).filter((text) => text.includes('{{rule.'))).toEqual([])
  })

  it('would be found if they were typed', () => {
    const texts = {
      a: 'Within 14 days',
      b: 'Up to {{rule.files}} of 2,000.',
      last_7: 'The last 7 days',
      d: '1 item',
    }
    expect(findTypedNumbers(texts, [])).toEqual(['a: 14', 'b: 2,000'])
    expect(listUsedRules(texts)).toEqual(['files'])
    expect([...RULE_VALUES.keys()]).toContain('files')
  })
})
