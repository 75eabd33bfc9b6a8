import { expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { atLeast } from './at-least'
import { sayTeaser } from './teaser-words'

it('says of a sample that there are more, but never more than none', () => {
  expect([atLeast(7, true), atLeast(7, false), atLeast(0, false), atLeast(0, true)]).toEqual([
    '7+',
    '7',
    '0',
    '0',
  ])
  const say = (total: number) => sayTeaser(translateFor('en'), 'en', { query: 'kopi', total, isCapped: true })
  expect(say(500)).toContain('500+')
  expect(say(0)).not.toContain('+')
})
