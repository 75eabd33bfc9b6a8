import { expect, it } from 'vitest'
import { isTypedInto } from './unsaved'

it('is what was typed since the fields were filled, whatever ends their lines', () => {
  const filled = { value: 'New makers', defaultValue: 'New makers' }
  expect(isTypedInto([])).toBe(false)
  expect(isTypedInto([filled, { value: 'one\ntwo', defaultValue: 'one\r\ntwo' }])).toBe(false)
  expect(isTypedInto([filled, { value: 'one\ntwo!', defaultValue: 'one\r\ntwo' }])).toBe(true)
  expect(isTypedInto([{ value: '', defaultValue: 'New makers' }])).toBe(true)
})
