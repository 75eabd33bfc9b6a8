import { CATEGORIES, choicesOf, isCategory, readAttributes } from '@pasar/domain'
import { expect, it } from 'vitest'
import { attributesOfGood } from './attributes'
import { GOODS } from './goods'

const told = GOODS.flatMap(({ title, description, category, store }) =>
  isCategory(category)
    ? [{ category, title, values: attributesOfGood({ title, description, category, maker: store }) }]
    : [],
)

it('tells of the demo’s goods only what a seller could', () => {
  for (const { category, title, values } of told)
    expect([title, readAttributes(category, values)]).toEqual([title, { values, problems: [] }])
})

it('gives each category a facet with something to choose', () => {
  for (const { slug } of CATEGORIES) {
    const own = told.filter(({ category }) => category === slug)
    const found = choicesOf(slug).map((key) => new Set(own.flatMap(({ values }) => values[key] ?? [])).size)
    expect([slug, Math.max(...found) > 1]).toEqual([slug, true])
  }
})
