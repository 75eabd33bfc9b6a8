import { CATEGORIES, HOME_COUNTRY, quotePieceShipping, usualDestination, ZERO } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { GOODS, STORES } from './index'
import type { DemoGood } from './types'

/** Titles of the goods that break a rule, so that a failure names them. */
function findOffenders(isWrong: (good: DemoGood) => boolean): string[] {
  return GOODS.filter(isWrong).map((good) => good.title)
}

describe('the demo goods', () => {
  it.each(CATEGORIES.map((category) => category.slug))('fill the category %s', (slug) => {
    expect(GOODS.filter((good) => good.category === slug).length).toBeGreaterThanOrEqual(22)
  })

  it('belong to a known category and store', () => {
    const categories = new Set<string>(CATEGORIES.map((category) => category.slug))
    const stores = new Set(STORES.map((store) => store.slug))
    expect(findOffenders((good) => !categories.has(good.category) || !stores.has(good.store))).toEqual([])
  })

  it('have titles of their own', () => {
    const titles = GOODS.map((good) => good.title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('cost whole sen, and less than before when they are on offer', () => {
    const prices = (good: DemoGood) => [
      good.priceSen,
      ...(good.variants ?? []).map((variant) => variant.priceSen ?? good.priceSen),
    ]
    expect(findOffenders((good) => prices(good).some((sen) => !Number.isInteger(sen) || sen <= 0))).toEqual(
      [],
    )
    expect(findOffenders((good) => (good.originalPriceSen ?? Infinity) <= good.priceSen)).toEqual([])
  })

  it('weigh nothing and ship free when they are virtual, and weigh something when not', () => {
    const measures = (good: DemoGood) => [good.weightG, good.lengthCm, good.widthCm, good.heightCm]
    expect(
      findOffenders((good) =>
        good.isVirtual || good.service
          ? measures(good).some((measure) => measure !== 0) || good.baseShippingSen !== 0
          : measures(good).some((measure) => measure <= 0),
      ),
    ).toEqual([])
  })

  it('have for their base cost what one piece costs at checkout to Malaysia', () => {
    const feeOf = ({ isVirtual = false, service, weightG, lengthCm, widthCm, heightCm }: DemoGood) =>
      quotePieceShipping(
        {
          isVirtual,
          servicePlace: service?.place ?? null,
          weightG,
          dimensions: { lengthCm, widthCm, heightCm },
        },
        ZERO,
        usualDestination(HOME_COUNTRY),
        null,
      ).fee
    expect(findOffenders((good) => good.baseShippingSen !== feeOf(good))).toEqual([])
  })

  it('count the stock of their variants', () => {
    const sum = (good: DemoGood) => (good.variants ?? []).reduce((total, variant) => total + variant.stock, 0)
    expect(findOffenders((good) => good.variants !== undefined && good.stock !== sum(good))).toEqual([])
  })

  it('are single pieces at their start price when they are auctioned', () => {
    expect(GOODS.filter((good) => good.auction).length).toBeGreaterThanOrEqual(20)
    expect(
      findOffenders((good) => good.auction === true && (good.stock !== 1 || !!good.originalPriceSen)),
    ).toEqual([])
  })
})

describe('the demo stores', () => {
  it('have slugs of their own, goods to sell and a state at home', () => {
    expect(new Set(STORES.map((store) => store.slug)).size).toBe(40)
    const selling = new Set(GOODS.map((good) => good.store))
    const wrong = STORES.filter(
      (store) => !selling.has(store.slug) || (store.country === 'MY') !== (store.state !== ''),
    )
    expect(wrong).toEqual([])
  })
})
