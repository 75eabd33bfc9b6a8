import { describe, expect, it } from 'vitest'
import { ITEM_STATUSES } from '../catalogue/browse'
import { groupVersions, mayWithdraw, offeredVersion } from './versions'

const make = (seriesId: string, version: number, withdrawnAt: number | null = null) => ({
  id: `${seriesId}${version}`,
  seriesId,
  version,
  withdrawnAt,
})
const all = [make('book', 1), make('map', 1), make('book', 3, 5), make('book', 2)]

describe('the versions of files', () => {
  it('stand by their file, the newest first', () => {
    expect(groupVersions(all).map((file) => file.map(({ id }) => id))).toEqual([
      ['book3', 'book2', 'book1'],
      ['map1'],
    ])
    expect(groupVersions([])).toEqual([])
  })

  it('give buyers the newest that is not withdrawn', () => {
    expect(groupVersions(all).map((file) => offeredVersion(file)?.id)).toEqual(['book2', 'map1'])
    expect(offeredVersion([make('book', 1, 5)])).toBe(null)
  })

  it('may be withdrawn as long as one is left for buyers', () => {
    const [one, two] = [make('book', 1), make('book', 2)]
    for (const status of ITEM_STATUSES) {
      expect(mayWithdraw(status, [one, two])).toBe(true)
      expect(mayWithdraw(status, [one, make('book', 2, 5)])).toBe(status === 'draft')
    }
  })
})
