import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bid } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { sen } from '@pasar/domain'
import express from 'express'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { begin } from '../http/requests'
import { AUCTION_STREAM_PATH, AuctionStreams } from './auction-streams'

const { auction, kopi } = SMALL.items
const [first, second] = [asBuyer(SMALL.users.buyer), asBuyer(SMALL.users.newbuyer)]
const MOST = 2

let services: TestServices
let streams: AuctionStreams
let url: string
let close: () => Promise<void>

beforeEach(async () => {
  services = await openTestServices()
  streams = new AuctionStreams(services, MOST)
  const app = express().get(AUCTION_STREAM_PATH, streams.serve)
  const server = createServer((request, response) => {
    begin(request, services.context.config)
    app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${AUCTION_STREAM_PATH}?ids=`
  close = async () => {
    streams.close()
    server.closeAllConnections()
    server.close()
    await services.dispose()
  }
})
afterEach(() => close())

/** Opens a stream. `events` grows while it is open. */
async function follow(ids: string) {
  const leave = new AbortController()
  const answer = await fetch(url + ids, { signal: leave.signal })
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const events: Record<string, unknown>[] = []
  let text = ''
  const read = async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      text += read.value
      const lines = text.split('\n\n')
      text = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)))
    }
  }
  const ended = read().catch(() => {})
  return { events, ended, leave: () => leave.abort() }
}

it('sends how an auction stands, and each change from then on, but nothing that is not for everybody', async () => {
  const { events, leave } = await follow(`${auction.id},${kopi.id},itm_none`)
  const shown = { itemId: auction.id, state: 'running', endsAt: expect.any(Number), isTaken: false }
  await vi.waitFor(() => expect(events).toEqual([{ ...shown, price: 250, bids: 0, leader: null }]))
  await bid(services.context, first, { itemId: auction.id, maximum: sen(77_700) })
  await bid(services.context, second, { itemId: auction.id, maximum: sen(40_000) })
  const leader = expect.stringMatching(/^.•••.$/)
  await vi.waitFor(() =>
    expect(events.slice(1)).toEqual([
      { ...shown, price: 250, bids: 1, leader },
      { ...shown, price: 405, bids: 2, leader },
    ]),
  )
  leave()
  const later = await follow(auction.id)
  await vi.waitFor(() => expect(later.events).toEqual([{ ...shown, price: 405, bids: 2, leader }]))
})

it('sends nothing of what only its seller sees', async () => {
  const { handle } = services.database
  handle.prepare("update items set status = 'draft' where id = ?").run(auction.id)
  const { events, leave, ended } = await follow(auction.id)
  leave()
  await ended
  expect(events).toEqual([])
})

it.each(['nope', 'itm_1%0A', "itm_1';--", '', encodeURIComponent('../..'), 'x'.repeat(2_000)])(
  'leaves out %.20j, and tells of the others',
  async (odd) => {
    const { events, leave } = await follow(`${odd},${auction.id},${odd}`)
    await vi.waitFor(() => expect(events).toMatchObject([{ itemId: auction.id, state: 'running' }]))
    leave()
    if (odd !== '') (await follow(odd)).leave()
  },
)

it.each([
  ['', 'Please fill in “ids”.'],
  [',,', 'Please fill in “ids”.'],
  [Array.from({ length: 101 }, (_, n) => `itm_${n}`).join(), 'This is too long.'],
  ['itm_1&ids=itm_2', 'This is not valid.'],
])('refuses %.20j', async (ids, said) => {
  const answer = await fetch(url + ids)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { success: false, code: 'VALIDATION', errors: { ids: said } },
  ])
})

it('is found under its own path only, which nothing counts as a page that is being answered', async () => {
  for (const other of ['/api/Auctions/live', '/api/auctions/live/'])
    expect((await fetch(url.replace(AUCTION_STREAM_PATH, other) + auction.id)).status).toBe(404)
})

it('serves so many of one address, and others once they have left', async () => {
  const opened = await Promise.all(Array.from({ length: MOST }, () => follow(auction.id)))
  const full = await fetch(url + auction.id)
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '30'])
  for (const { leave } of opened) leave()
  await vi.waitFor(async () => expect((await fetch(url + auction.id, { method: 'HEAD' })).status).toBe(200))
})

it('ends all streams with the process, and takes no more', async () => {
  const { ended } = await follow(auction.id)
  streams.close()
  await ended
  expect((await fetch(url + auction.id)).status).toBe(429)
})
