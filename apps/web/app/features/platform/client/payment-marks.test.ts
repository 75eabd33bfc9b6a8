import { existsSync } from 'node:fs'
import path from 'node:path'
import { openTestServices } from '@pasar/api/testing'
import { expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { makeContext } from '../../../testing/context'
import { describePayment, renderPaymentMarks } from '../server/payment-marks.server'

const STRIPE = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const CARDS = ['Visa', 'Mastercard', 'American Express']

it.each([
  ['the built-in page', {}, ['Payments by Demo Pay', ...CARDS], 'Card'],
  ['Stripe', STRIPE, ['Payments by Stripe', ...CARDS], 'Card'],
  [
    'Stripe with both wallets',
    { ...STRIPE, STRIPE_METHODS: 'card,fpx,grabpay,alipay' },
    ['Payments by Stripe', ...CARDS, 'FPX', 'GrabPay', 'Alipay'],
    'Card · FPX · GrabPay · Alipay',
  ],
  [
    'Stripe with one wallet only',
    { ...STRIPE, STRIPE_METHODS: 'alipay' },
    ['Payments by Stripe', 'Alipay'],
    'Alipay',
  ],
])('%s shows what is switched on, and no more', async (_name, env, names, title) => {
  const services = await openTestServices(env)
  const context = makeContext(services, new Request('http://pasar.test/'))
  const html = renderPaymentMarks(context, 'en')
  expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, name]) => name)).toEqual(names)
  for (const [, file = ''] of html.matchAll(/src="([^"]+)"/g))
    expect([file, existsSync(path.join(import.meta.dirname, '../../../../public', file))]).toEqual([
      file,
      true,
    ])
  expect(describePayment(context, translateFor('en')).title).toBe(title)
  await services.dispose()
})
