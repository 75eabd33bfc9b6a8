import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { days, MALAYSIA_OFFSET } from '../kernel/time'
import { conversionOf, firstViewsDay, isProgram, VIEWS_DAYS } from './item-views'

const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
]
const PROGRAMS = [
  '',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
]

describe('who looks at an item', () => {
  it.each(BROWSERS)('is a person with %s', (userAgent) => expect(isProgram(userAgent)).toBe(false))
  it.each(PROGRAMS)('is a program with %s', (userAgent) => expect(isProgram(userAgent)).toBe(true))
})

it('covers as many days as it says, today among them', () => {
  const now = Date.UTC(2026, 10, 21, 4)
  expect(Math.floor((now + MALAYSIA_OFFSET) / days(1)) - firstViewsDay(now)).toBe(VIEWS_DAYS - 1)
  expect(firstViewsDay(now + days(1))).toBe(firstViewsDay(now) + 1)
})

it('says how many of those who looked bought, whole and never more than all', () => {
  expect(conversionOf({ views: 0, orders: 3 })).toBeNull()
  expect(conversionOf({ views: 3, orders: 1 })).toBe(333)
  expect(conversionOf({ views: 2, orders: 5 })).toBe(1_000)
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (views, orders) => {
      const rate = conversionOf({ views, orders }) ?? 0
      expect(Number.isInteger(rate) && rate >= 0 && rate <= 1_000).toBe(true)
    }),
  )
})
