import { expect, it } from 'vitest'
import { balanceFile, balancePath, readBalanceFilter } from './balance-list'

const read = (query: string) => readBalanceFilter(new URLSearchParams(query))

it('reads the kind, the period and the order, and leaves out nonsense', () => {
  expect(read('')).toEqual({ kind: null, period: null, sort: 'usual' })
  for (const period of ['2026-13', '2026-00', '1999', '2026-1', '20266', '2026-11-01', 'x'])
    expect(read(`kind=release&period=${period}&sort=x`), period).toEqual(read(''))
  expect(read('kind=payouts&period=2026-11&sort=reverse')).toEqual({
    kind: 'payouts',
    period: '2026-11',
    sort: 'reverse',
  })
})

it('is written as it is read, for the list and its file', () => {
  expect(balancePath(read(''))).toBe('/seller/balance')
  const filter = read('kind=other&period=2026&sort=reverse')
  expect(balancePath(filter, { cursor: 'a', held: 'b' })).toBe(
    '/seller/balance?kind=other&period=2026&sort=reverse&cursor=a&held=b',
  )
  expect(balanceFile(filter)).toBe('/seller/balance.csv?kind=other&period=2026&sort=reverse')
})
