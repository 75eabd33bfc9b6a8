import { expect, it } from 'vitest'
import { leaveRoom } from './leave-room'

function leave(connected: boolean): unknown[] {
  const done: unknown[] = []
  const socket = {
    connected,
    emit: (...sent: unknown[]) => done.push(sent),
    disconnect: () => done.push('disconnected'),
  }
  leaveRoom(socket, 'usr_1')
  return done
}

it('leaves the room before the connection ends', () => {
  expect(leave(true)).toEqual([['leaveRoom', 'usr_1'], 'disconnected'])
})

it('sends nothing where there is no connection', () => {
  expect(leave(false)).toEqual(['disconnected'])
})
