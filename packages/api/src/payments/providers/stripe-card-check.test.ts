import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf, useMarket } from '../../testing/helpers'
import { makeStripeCardCheck } from './stripe-card-check'

const market = useMarket({ APP_URL: 'https://pasar.test' })
const asked: { method: string; path: string; form: URLSearchParams }[] = []
let answer: { status: number; body: unknown }
let server: Server
beforeEach(async () => {
  asked.length = 0
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const url = new URL(request.url ?? '/', 'http://stripe')
    asked.push({ method: request.method ?? '', path: url.pathname, form: new URLSearchParams(text) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const check = () => {
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe('sk_test', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
  return makeStripeCardCheck(
    Promise.resolve({ stripe, isStripeError: (error) => error instanceof Stripe.errors.StripeError }),
  )
}
const done = (memberId: string, over: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  metadata: { purpose: 'card-confirmation', memberId },
  setup_intent: { status: 'succeeded', payment_method: { card: { last4: '4242' } } },
  ...over,
})

it('leads to a page of Stripe that charges nothing and comes back', async () => {
  answer = {
    status: 200,
    body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' },
  }
  expect(await check().start(market.ctx, 'usr_1', 'req_1')).toEqual({
    url: 'https://checkout.stripe.com/c/1',
  })
  const [{ path, form }] = asked as [(typeof asked)[number]]
  expect([path, form.get('mode'), form.get('metadata[memberId]'), form.get('success_url')]).toEqual([
    '/v1/checkout/sessions',
    'setup',
    'usr_1',
    'https://pasar.test/confirm-card?session={CHECKOUT_SESSION_ID}',
  ])
})

it('takes a card for confirmed only when Stripe says so, and only of the member who confirmed it', async () => {
  const confirmed = () => check().findConfirmed(market.ctx, 'cs_1', 'usr_1')
  answer = { status: 200, body: done('usr_1') }
  expect(await confirmed()).toEqual({ last4: '4242' })
  for (const body of [
    done('usr_2'),
    done('usr_1', { status: 'open' }),
    done('usr_1', { setup_intent: { status: 'requires_payment_method', payment_method: null } }),
    done('usr_1', { metadata: { memberId: 'usr_1' } }),
  ]) {
    answer = { status: 200, body }
    expect(await confirmed()).toBeNull()
  }
  answer = { status: 500, body: { error: { type: 'api_error', message: 'Down' } } }
  expect(await refusalOf(confirmed())).toBe('PAYMENT_UNAVAILABLE')
})
