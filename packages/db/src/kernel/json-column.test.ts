import { sen } from '@pasar/domain'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { jsonColumn, senInJson } from './json-column'

const read = jsonColumn('orders.lines', z.array(z.object({ title: z.string(), price: senInJson })))

it('gives what the schema says', () => {
  expect(read('[]')).toEqual([])
  expect(read('[{"title":"Kopi","price":1290}]')).toEqual([{ title: 'Kopi', price: sen(1_290) }])
})

it.each([
  ['', 'orders.lines holds no JSON'],
  ['[{"title":"Kopi"', 'orders.lines holds no JSON'],
  ['null', /^orders\.lines holds JSON of another shape \(: /],
  ['[{"title":"Kopi","price":12.9}]', /shape \(0\.price: expected whole sen\)/],
  ['[{"title":"Kopi","price":"1290"}]', /shape \(0\.price: /],
  ['[{"title":"Kopi","price":1},{"name":"Siti","price":1}]', /shape \(1\.title: /],
])('refuses %s by the name of its column', (text, message) => expect(() => read(text)).toThrow(message))

it('never says what the column holds', () => {
  for (const text of ['[{"title":5,"price":"secret"}]', '{"secret": ', '"secret"'])
    expect(() => read(text)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    )
})
