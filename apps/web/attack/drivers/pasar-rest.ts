import { randomUUID } from 'node:crypto'
import { formatAmount } from '@pasar/domain'
import { z } from 'zod'
import type { Outcome, Purchase } from '../driver'

/** Where orders go: in Malaysia, as the contract wants it. */
export const ADDRESS = {
  fullName: 'Siti Aminah',
  phone: '0123456789',
  line1: '1, Jalan Ampang',
  city: 'Kuala Lumpur',
  postcode: '50450',
  country: 'MY',
} as const

const placedSchema = z.object({
  success: z.literal(true),
  order: z.object({ _id: z.string() }),
})
const refusedSchema = z.object({ success: z.literal(false), code: z.string() })
const bidSchema = z.object({ result: z.object({ data: z.object({ isLeading: z.boolean() }) }) })

/** JSON, or null where something else came. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export interface Product {
  itemId: string
  variantId: string
}

/** A request of a page of the market: with its cookie, and with the header that other sites cannot send. */
async function callMarket(
  url: string,
  cookie: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: url,
      cookie,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Whatever is no order and no refusal in words is broken: an error, or an answer to something else. */
function toOutcome({ status, text }: { status: number; text: string }, id: string | null): Outcome {
  const detail = `${status} ${text.slice(0, 200)}`
  if (id !== null) return { kind: 'accepted', id, detail }
  return { kind: status >= 400 && status < 500 ? 'refused' : 'broken', id: null, detail }
}

const broken = (error: unknown): Outcome => ({ kind: 'broken', id: null, detail: String(error) })

export async function placeOverRest(
  url: string,
  cookie: string,
  { itemId, variantId }: Product,
  { quantity = 1, couponCode, key = randomUUID() }: Purchase = {},
): Promise<Outcome> {
  const body = {
    items: [{ itemId, variantId, quantity }],
    address: ADDRESS,
    couponCodes: couponCode === undefined ? [] : [couponCode],
  }
  try {
    const answer = await callMarket(url, cookie, '/api/orders', body, { 'idempotency-key': key })
    const json = readJson(answer.text)
    const placed = placedSchema.safeParse(json)
    const isRefused = refusedSchema.safeParse(json).success
    if (!placed.success && !isRefused) return broken(`${answer.status} ${answer.text.slice(0, 200)}`)
    return toOutcome(answer, placed.success ? placed.data.order._id : null)
  } catch (error) {
    return broken(error)
  }
}

/** As pages bid. @param amount in sen */
export async function bidOverTrpc(
  url: string,
  cookie: string,
  itemId: string,
  amount: number,
): Promise<Outcome> {
  try {
    const answer = await callMarket(url, cookie, '/trpc/auction.bid', {
      itemId,
      maximum: formatAmount(amount),
    })
    const bid = bidSchema.safeParse(readJson(answer.text))
    return toOutcome(answer, bid.success ? itemId : null)
  } catch (error) {
    return broken(error)
  }
}
