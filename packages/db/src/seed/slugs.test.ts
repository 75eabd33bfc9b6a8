import { describe, expect, it } from 'vitest'
import { makeSlugger, slugifyTitle } from './slugs'

describe('slugifyTitle', () => {
  it.each([
    ['Kopi O Kampung', 'kopi-o-kampung'],
    ['Crème brûlée  (set of 2)!', 'creme-brulee-set-of-2'],
    ['Mak Long’s Kuih', 'mak-longs-kuih'],
    ['白咖啡 White Coffee', 'white-coffee'],
    ['白咖啡 3合1', ''],
    ['—', ''],
  ])('writes %s as %s', (title, slug) => {
    expect(slugifyTitle(title)).toBe(slug)
  })

  it('cuts what is too long without a hyphen at its end', () => {
    const slug = slugifyTitle('batik '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(70)
    expect(slug).not.toMatch(/-$/)
  })
})

describe('makeSlugger', () => {
  it('never gives the same slug twice', () => {
    const slugify = makeSlugger()
    const slugs = ['Teh', 'Wau Bulan', 'Wau Bulan', 'Wau Bulan 2', 'Wau Bulan'].map((title) =>
      slugify(title, () => 'fallback'),
    )
    expect(slugs).toEqual(['fallback', 'wau-bulan', 'wau-bulan-2', 'wau-bulan-2-2', 'wau-bulan-3'])
  })
})
