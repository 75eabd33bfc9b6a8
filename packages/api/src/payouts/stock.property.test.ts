import { expect, it, vi } from 'vitest'
import { useMarket } from '../testing/helpers'
import { playMarket } from './testing/market-play'

const RUNS = 3
const STEPS = 40
vi.setConfig({ testTimeout: 120_000 })

const market = useMarket()

interface Line {
  id: string
  variantId: string
  quantity: number
  refunded: number
  state: string
}

const readLines = () =>
  new Map(
    market
      .rows<Line>(
        `select l.id, l.variant_id as variantId, l.quantity, l.refunded_quantity as refunded, p.state
          from order_lines l join parcels p on p.id = l.parcel_id`,
      )
      .map((line) => [line.id, line]),
  )

/** Pieces of each variant in stock, and how many of its lines were sold and did not go back before they were sent. */
function countPieces(lines: ReadonlyMap<string, Line>, putBack: ReadonlyMap<string, number>) {
  const pieces = new Map(
    market
      .rows<{ id: string; stock: number }>('select id, stock from item_variants')
      .map(({ id, stock }) => [id, stock]),
  )
  for (const { id, variantId, quantity } of lines.values())
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity - (putBack.get(id) ?? 0))
  return pieces
}

it.each(Array.from({ length: RUNS }, (_, run) => run + 31))(
  'each piece is in stock or with a buyer, once, whatever buyers, sellers, staff and admins do: market %i',
  async (seed) => {
    const putBack = new Map<string, number>()
    let before = readLines()
    const all = countPieces(before, putBack)
    const done = await playMarket(market, { seed, steps: STEPS }, (one) => {
      const lines = readLines()
      for (const { id, refunded } of lines.values()) {
        const was = before.get(id)
        if (was?.state === 'to_ship') putBack.set(id, (putBack.get(id) ?? 0) + refunded - was.refunded)
      }
      expect([one, countPieces(lines, putBack)]).toEqual([one, all])
      before = lines
    })
    expect(done).toContain('buy')
    expect([...putBack.values()].some((quantity) => quantity > 0)).toBe(true)
  },
)
