import { expect, it } from 'vitest'
import { addOlder, joinPage } from './merge-messages'

const row = (from: number, to: number, text = '') =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: `msg_${from + n}`, position: from + n, text }))
const positions = (rows: readonly { position: number }[]) => rows.map(({ position }) => position)

it('joins older messages with a page that has moved on, without a gap', () => {
  const joined = joinPage(row(1, 60), row(31, 61, 'new'))
  expect(positions(joined)).toEqual(positions(row(1, 61)))
  expect(joined.filter(({ text }) => text === 'new')).toHaveLength(31)
})

it('begins anew where the two no longer meet, and where one of them is empty', () => {
  expect(joinPage(row(1, 30), row(90, 119))).toEqual(row(90, 119))
  expect(joinPage([], row(1, 3))).toEqual(row(1, 3))
  expect(joinPage(row(1, 3), [])).toEqual([])
})

it('takes out of the page what is no longer in it', () => {
  const page = row(31, 60).filter(({ position }) => position !== 45)
  expect(positions(joinPage(row(1, 60), page))).not.toContain(45)
})

it('puts older ones first, each once', () => {
  expect(addOlder(row(31, 60), row(1, 31))).toEqual(row(1, 60))
})
