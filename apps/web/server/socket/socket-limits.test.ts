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

it('a connection sends five messages a second, is told when it sends more, and ends with a flood', () => {
  let now = 0
  const gate = makeMessageGate(() => now)
  const send = (count: number): string => Array.from({ length: count }, () => gate().at(0)).join('')
  expect(send(8)).toBe('ppppprrr')
  now = 999
  expect(send(1)).toBe('r')
  now = 1_000
  expect(send(6)).toBe('pppppr')
  // The clock was set back.
  now = 10
  expect(send(31)).toBe(`${'p'.repeat(5)}${'r'.repeat(25)}c`)
  now = 1_010
  expect(send(1)).toBe('p')
})
