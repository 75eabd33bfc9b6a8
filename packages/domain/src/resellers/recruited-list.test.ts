import { expect, it } from 'vitest'
import { readRecruitedFilter, recruitedFile, recruitedPath } from './recruited-list'

const read = (query: string) => readRecruitedFilter(new URLSearchParams(query))

it('reads the state and the order, and leaves out nonsense', () => {
  expect(read('state=all&sort=x')).toEqual({ state: null, sort: 'usual' })
  expect(read('state=gone&sort=reverse')).toEqual({ state: 'gone', sort: 'reverse' })
})

it('is written as it is read, for the list and its file', () => {
  expect(recruitedPath(read(''))).toBe('/reseller/recruited-sellers')
  expect(recruitedPath(read('state=pending'), 'abc')).toBe(
    '/reseller/recruited-sellers?state=pending&cursor=abc',
  )
  expect(recruitedFile(read('state=pending&sort=reverse'))).toBe(
    '/reseller/recruited-sellers.csv?state=pending&sort=reverse',
  )
})
