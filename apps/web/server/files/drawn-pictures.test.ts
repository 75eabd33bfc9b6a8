import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { askForPictures } from './drawn-pictures'

const makeParent = () => Object.assign(new EventEmitter(), { send: vi.fn(() => true) })

it('asks once for a picture that several wait for', async () => {
  const parent = makeParent()
  const draw = askForPictures(parent)
  const both = Promise.all([draw('one-320.webp'), draw('one-320.webp')])
  const other = draw('two-320.webp')
  expect(parent.send.mock.calls).toEqual([[{ draw: 'one-320.webp' }], [{ draw: 'two-320.webp' }]])
  parent.emit('message', 'something else')
  parent.emit('message', { drawn: 'one-320.webp', isThere: true })
  parent.emit('message', { drawn: 'two-320.webp', isThere: false })
  expect(await both).toEqual([true, true])
  expect(await other).toBe(false)
})

it('waits for nobody who has gone or never was', async () => {
  const parent = makeParent()
  const draw = askForPictures(parent)
  const asked = draw('one-320.webp')
  parent.emit('disconnect')
  expect(await asked).toBe(false)
  expect(await draw('two-320.webp')).toBe(false)
  expect(parent.send).toHaveBeenCalledTimes(1)
  expect(await askForPictures(new EventEmitter())('one-320.webp')).toBe(false)
})

it('waits no longer than it has patience', async () => {
  expect(await askForPictures(makeParent(), 5)('one-320.webp')).toBe(false)
})

it('asks again for what did not come in time, and for nothing that is still waited for', async () => {
  const parent = makeParent()
  const draw = askForPictures(parent, 20)
  expect(await draw('one-320.webp')).toBe(false)
  expect(await Promise.all([draw('one-320.webp'), draw('one-320.webp')])).toEqual([false, false])
  expect(parent.send).toHaveBeenCalledTimes(2)
  const asked = draw('one-320.webp')
  parent.emit('message', { drawn: 'one-320.webp', isThere: true })
  expect(await asked).toBe(true)
  expect(parent.send).toHaveBeenCalledTimes(3)
})
