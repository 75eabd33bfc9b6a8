import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendReply, fillReply, moveInOrder } from './quick-replies'
import { changeQuickReplySchema, quickReplySchema } from './schemas'

describe('a saved text', () => {
  const values = { name: 'Aisyah R.', item: 'Kopi {order}', order: null }
  it.each([
    ['Hi {name}!', 'Hi Aisyah R.!'],
    ['{item}, {item}', 'Kopi {order}, Kopi {order}'],
    ['Order {order}', 'Order …'],
    ['{Name} {nobody} { name } {}', '{Name} {nobody} { name } {}'],
    ['$& {name}', '$& Aisyah R.'],
  ])('%j is filled in as %j', (text, filled) => expect(fillReply(text, values)).toBe(filled))

  it('stands behind what was typed', () => {
    expect(appendReply('  ', 'Hello')).toBe('Hello')
    expect(appendReply('Hi,\n', 'thank you')).toBe('Hi,\nthank you')
  })
})

describe('an order', () => {
  it('moves one by a place, and loses none', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(ids, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (list, at, step) => {
        const id = list[at % list.length] ?? ''
        const moved = moveInOrder(list, id, step)
        expect([...moved].sort()).toEqual([...list].sort())
        const wanted = Math.max(0, Math.min(list.length - 1, list.indexOf(id) + step))
        expect(moved.indexOf(id)).toBe(wanted)
        expect(moveInOrder(moved, id, step === 1 ? -1 : 1).indexOf(id)).toBe(
          Math.max(0, Math.min(list.length - 1, wanted - step)),
        )
      }),
    )
  })

  it('stays as it is for one that is not in it', () => {
    expect(moveInOrder(['a', 'b'], 'c', 1)).toEqual(['a', 'b'])
  })
})

const problems = (typed: object) =>
  Object.fromEntries(
    (quickReplySchema.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )

it('a quick reply has a title and a text', () => {
  expect(problems({ title: ' ', body: '\u200b' })).toEqual({ title: 'required', body: 'required' })
  expect(problems({ title: 'a'.repeat(61), body: 'a'.repeat(1_001) })).toEqual({
    title: 'tooLong',
    body: 'tooLong',
  })
  expect(problems({ title: 'Hours', body: 'Open\r\nuntil six' })).toEqual({})
  expect(changeQuickReplySchema.safeParse({ title: 'Hours', body: 'Six' }).success).toBe(false)
})
