import { expect, it } from 'vitest'
import { type KeyPlace, type PressedKey, wishOf } from './list-keys'

const press = (key: string, more: Partial<PressedKey> = {}, place: Partial<KeyPlace> = {}) =>
  wishOf(
    {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      isComposing: false,
      defaultPrevented: false,
      ...more,
    },
    { isField: false, isBox: false, hasDialog: false, isOff: false, ...place },
  )

it('knows the keys of a list', () => {
  expect(['j', 'k', 'x', '/', '?'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'select',
    'search',
    'help',
  ])
  for (const key of ['a', 'J', 'Tab', ' ', 'toString', '__proto__', '']) expect(press(key)).toBeNull()
})

it('opens a row from its box, and leaves Enter to links and buttons', () => {
  expect(press('Enter', {}, { isBox: true })).toBe('open')
  expect(press('Enter')).toBeNull()
})

it('does nothing while somebody types, in a dialog, and when it is switched off', () => {
  for (const place of [{ isField: true }, { hasDialog: true }, { isOff: true }])
    for (const key of ['j', 'k', 'x', '/', '?', 'Enter'])
      expect(press(key, {}, { isBox: true, ...place })).toBeNull()
})

it('leaves shortcuts of the browser, composed letters and what others took alone', () => {
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { defaultPrevented: true },
  ])
    expect(press('j', more)).toBeNull()
})

it('goes on while a key is held, but selects once', () => {
  expect(press('j', { repeat: true })).toBe('next')
  expect(press('k', { repeat: true })).toBe('previous')
  expect(press('x', { repeat: true })).toBeNull()
})
