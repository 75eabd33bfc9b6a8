import { expect, it } from 'vitest'
import { makeTranslate } from '../../../i18n/translate'
import en from '../../../locales/en'
import { describeTimeLeft } from './time-left'

const texts: Record<string, Record<string, string>> = en
const t = makeTranslate('en', (name) => texts[name] ?? {})

it('shows the two largest units', () => {
  expect(describeTimeLeft(t, 2 * 24 * 60 + 4 * 60 + 59)).toBe('2d 4h left')
  expect(describeTimeLeft(t, 3 * 60 + 20)).toBe('3h 20m left')
  expect(describeTimeLeft(t, 59)).toBe('59m left')
})

it('says when it is over', () => {
  expect(describeTimeLeft(t, 0)).toBe('Ended')
})
