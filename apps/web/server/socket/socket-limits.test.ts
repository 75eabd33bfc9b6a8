import { expect, it } from 'vitest'
import { Connections, makeMessageGate } from './socket-limits'

it('a member has five places, and gets one back', () => {
  const connections = new Connections()
  const places = Array.from({ length: 5 }, () => connections.take('usr_1'))
  expect(places).not.toContain(null)
  expect(connections.take('usr_1')).toBeNull()
  expect(connections.take('usr_2')).not.toBeNull()
  places[0]?.()
  expect(connections.take('usr_1')).not.toBeNull()
  expect(connections.take('usr_1')).toBeNull()
})

it('a connection sends five messages a second', () => {
  let now = 0
  const mayPass = makeMessageGate(() => now)
  const send = (count: number) => Array.from({ length: count }, mayPass).filter(Boolean).length
  expect(send(8)).toBe(5)
  now = 999
  expect(send(1)).toBe(0)
  now = 1_000
  expect(send(6)).toBe(5)
  // The clock was set back.
  now = 10
  expect(send(6)).toBe(5)
})
