import { expect, it } from 'vitest'
import { isLanguage, LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '../kernel/languages'
import { CATEGORIES, COUPON_TILE, isCategory } from './categories'

it('has the 23 categories of the footer in their order', () => {
  expect(CATEGORIES.map((category) => category.name).join(', ')).toBe(
    'Art, Automotive, Beauty, Beverage, Books, Clothing, Collectibles, Electronics, Food, Garden, Health, ' +
      'Home, Jewelry, Movies, Music, Office, Personal, Pet, Phone, Services, Sports, Tools, Toys',
  )
})

it('gives each category, and the coupon tile, a slug and an emoji of its own', () => {
  const all = [...CATEGORIES, COUPON_TILE]
  expect(new Set(all.map((category) => category.slug)).size).toBe(24)
  expect(new Set(all.map((category) => category.emoji)).size).toBe(24)
  for (const { emoji } of all) expect(emoji).toMatch(/\p{Extended_Pictographic}/u)
})

it('takes the coupon tile for no category', () => {
  expect(COUPON_TILE.slug).toBe('coupon-center')
  expect(['art', 'toys'].every(isCategory)).toBe(true)
  expect(['coupon-center', 'Art', '', 'constructor'].some(isCategory)).toBe(false)
})

it('speaks English, Chinese and Malay, under tags that Intl knows', () => {
  expect(LANGUAGES).toEqual(['en', 'cn', 'ms'])
  expect(LANGUAGES.map((language) => LANGUAGE_NAME[language])).toEqual(['English', '中文', 'Bahasa Melayu'])
  for (const language of LANGUAGES)
    expect(Intl.NumberFormat.supportedLocalesOf(LANGUAGE_TAG[language])).toHaveLength(1)
  expect([...LANGUAGES].every(isLanguage)).toBe(true)
  expect(['zh', 'EN', '', null, undefined, 0].some(isLanguage)).toBe(false)
})
