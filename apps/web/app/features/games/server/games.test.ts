import { asMember, openTestServices, readRows, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeContext, sessionOf } from '../../../testing/context'
import { action as move, loader as round } from '../routes/game-round.server'
import { action as begin } from '../routes/games.server'

const buyer = asMember(SMALL.users.buyer, ROLE.BUYER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(params: Record<string, string>, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form)
  const request = new Request('http://pasar.test/x', { method: body ? 'POST' : 'GET', ...(body && { body }) })
  return { request, context: makeContext(services, request, { session: sessionOf(buyer) }), params }
}

/** Begins a round by its form. @returns its id */
async function start(game: string): Promise<string> {
  const answer = await begin(ask({}, { game }))
  expect(answer).toMatchObject({ status: 302 })
  return (answer as Response).headers.get('location')?.split('/').at(-1) ?? ''
}
const shown = async (id: string) => (await round(ask({ id }))).round
/** A move as the page's button sends it. */
async function play(id: string, at: number): Promise<void> {
  const { moves } = await shown(id)
  expect(await move(ask({ id }, { moves: String(moves), move: String(at) }))).toMatchObject({ status: 302 })
}

it('the price quiz is played to its end, and says of each answer whether it was right', async () => {
  const id = await start('quiz')
  for (let question = 0; question < 5; question++) {
    const { view } = await shown(id)
    expect(view).toMatchObject({ game: 'quiz', next: { number: question + 1 } })
    await play(id, 0)
    expect((await shown(id)).lastResult).toMatch(/^(right|wrong)$/)
  }
  expect((await shown(id)).outcome).toMatch(/^(won|lost)$/)
})

it('a memory match is played to its end by turning every pair', async () => {
  const id = await start('memory')
  const [row] = await readRows<{ cards: string }>(
    services.context.config.dataDir,
    "select state ->> 'cards' as cards from game_rounds where id = ?",
    id,
  )
  const cards = JSON.parse(row?.cards ?? '[]') as string[]
  for (const face of new Set(cards))
    for (const [place, other] of cards.entries()) if (other === face) await play(id, place)
  const { outcome, couponCode, view } = await shown(id)
  expect([outcome, couponCode]).toEqual(['won', expect.stringMatching(/^PLAY-/)])
  expect(view.game === 'memory' && view.cards.every(({ isMatched }) => isMatched)).toBe(true)
})

it('a memory match is lost after too many wrong pairs, and wins nothing', async () => {
  const id = await start('memory')
  let ended = await shown(id)
  for (let turn = 0; turn < 60 && ended.outcome === null; turn++) {
    const open = ended.view.game === 'memory' ? ended.view.cards.filter(({ face }) => face === null) : []
    // Always the first that is closed, then the one farthest from it.
    await play(id, (turn % 2 === 0 ? open[0] : open.at(-1))?.place ?? 0)
    ended = await shown(id)
  }
  expect(ended.outcome === 'won' || ended.couponCode === null).toBe(true)
  expect(ended.outcome).not.toBeNull()
})

it('a move of nonsense, or of another tab, keeps the page and says why', async () => {
  const id = await start('memory')
  for (const form of [
    { moves: '0', move: 'x' },
    { moves: '0', move: '9'.repeat(5_000) },
    { moves: '7', move: '1' },
    { moves: '0', move: '-1' },
  ]) {
    const refused = await Promise.resolve(move(ask({ id }, form))).catch((thrown: unknown) => thrown)
    expect(refused).toMatchObject({ data: { failure: expect.anything() } })
  }
  expect((await shown(id)).moves).toBe(0)
})
