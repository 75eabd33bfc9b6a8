import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UploadQueue } from './upload-queue'

let queue: UploadQueue
let begun: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] })
  queue = new UploadQueue()
  begun = []
})
afterEach(() => void vi.useRealTimers())

const respond = () => new EventEmitter() as EventEmitter & ServerResponse & Response

/** @returns how it is answered, or goes away */
function ask(name: string, method: string, url: string): () => void {
  const response = respond()
  const request = { method, url, originalUrl: url } as Request
  queue.track(request, response)
  queue.take(request, response, () => void begun.push(name))
  return () => void response.emit('close')
}
const upload = (name: string) => ask(name, 'POST', '/user-profile/avatar')
const read = (name: string) => ask(name, 'GET', '/user-profile/avatar')

it('forms with pictures begin one by one: when the one before is answered, or waits for its picture', () => {
  const answer = upload('first')
  upload('second')
  upload('third')
  expect(begun).toEqual(['first'])
  answer()
  vi.advanceTimersByTime(1)
  expect(begun).toEqual(['first', 'second'])
  vi.advanceTimersByTime(60)
  expect(begun).toEqual(['first', 'second', 'third'])
})

it('pages go first', () => {
  const answer = read('page')
  upload('form')
  expect(begun).toEqual(['page'])
  vi.advanceTimersByTime(50)
  expect(begun).toEqual(['page'])
  answer()
  expect(begun).toEqual(['page', 'form'])
})

it('a form does not wait for ever where somebody always asks for something', () => {
  read('page')
  upload('first')
  upload('second')
  vi.advanceTimersByTime(100)
  expect(begun).toEqual(['page', 'first'])
  vi.advanceTimersByTime(200)
  expect(begun).toEqual(['page', 'first', 'second'])
})

it('who goes away gives up the place, and other forms do not wait', () => {
  upload('first')
  const leave = upload('gone')
  upload('last')
  ask('login', 'POST', '/login')
  leave()
  vi.advanceTimersByTime(500)
  expect(begun).toEqual(['first', 'login', 'last'])
})
