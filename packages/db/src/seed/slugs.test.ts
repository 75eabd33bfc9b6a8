import { describe, expect, it } from 'vitest'
import { makeSlugger } from './slugs'

describe('makeSlugger', () => {
  it('never gives the same slug twice', () => {
    const slugify = makeSlugger()
    const slugs = ['Teh', 'Wau Bulan', 'Wau Bulan', 'Wau Bulan 2', 'Wau Bulan'].map((title) =>
      slugify(title, () => 'fallback'),
    )
    expect(slugs).toEqual(['fallback', 'wau-bulan', 'wau-bulan-2', 'wau-bulan-2-2', 'wau-bulan-3'])
  })
})
