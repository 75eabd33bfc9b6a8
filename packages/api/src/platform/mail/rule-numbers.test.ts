import { RULE_VALUES } from '@pasar/domain'
import { findTypedNumbers, listUsedRules } from '@pasar/domain/testing/typed-numbers'
import { expect, it } from 'vitest'
import { cn } from './texts/cn'
import { en } from './texts/en'
import { ms } from './texts/ms'

/** How long banks take for a refund: a rule of theirs. */
const ALLOWED = [/5 (?:to|hingga|至) 10(?= working days| hari bekerja| 个工作日)/g]

const listTexts = (texts: object) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([kind, words]) =>
      Object.entries(words).map(([name, text]) => [`${kind}.${name}`, String(text)]),
    ),
  )

it.each(Object.entries({ en, cn, ms }))(
  'a mail takes the numbers of rules from the table of rules: %s',
  (_, texts) => {
    expect(findTypedNumbers(listTexts(texts), ALLOWED)).toEqual([])
    expect(listUsedRules(listTexts(texts)).filter((name) => !RULE_VALUES.has(name))).toEqual([])
  },
)
