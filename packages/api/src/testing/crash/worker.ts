import { NO_ROOTS } from '@pasar/db'
import { minutes, showQuote } from '@pasar/domain'
import { placeOrder } from '../../checkout/commands/place-order'
import { quoteCheckout } from '../../checkout/reads'
import { makeSmall } from '../../demo'
import { cancelOrder, expireOrders } from '../../orders/commands/close'
import { sendRefunds } from '../../payments/jobs'
import { readConfig } from '../../platform/config'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { sendMails } from '../../platform/mail/send'
import { openServices } from '../../platform/services'
import { asBuyer, SMALL } from '..'
import { ADDRESS } from '../address'
import { auction } from './auction-worker'
import { imports } from './import-worker'
import { messages } from './message-worker'
import { payouts } from './payout-worker'
import { pay, pick, say } from './worker-helpers'

/** Runs until it is killed. Every line it prints is a promise: what it names is done and must never be lost. */
const [mode = '', dataDir = ''] = process.argv.slice(2)

let clockOffset = 0
const { kopi, heavy, virtual, onOffer } = SMALL.items
const GOODS = [kopi, heavy, virtual, onOffer]
const BUYERS = [asBuyer(SMALL.users.buyer), asBuyer(SMALL.users.newbuyer)]

async function place(ctx: Context): Promise<string | null> {
  const buyer = pick(BUYERS)
  const source = {
    type: 'item' as const,
    variantId: pick(GOODS).variantIds[0] ?? '',
    quantity: 1 + Math.floor(Math.random() * 3),
  }
  const { quote } = await quoteCheckout(ctx, buyer, source, { country: 'MY' })
  const placed = await placeOrder(ctx, buyer, {
    idempotencyKey: ctx.newId('request'),
    source,
    address: quote.needsAddress ? { type: 'new', address: ADDRESS } : null,
    shown: showQuote(quote),
  })
  if (!placed.ok) return null
  say(`placed ${placed.orderId}`)
  if (Math.random() < 0.15) {
    await cancelOrder(ctx, buyer, placed.orderId)
    say(`cancelled ${placed.orderId}`)
    return null
  }
  return placed.orderId
}

async function trade(): Promise<never> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: '0',
    // Two buyers order more than two people could.
    RATE_LIMITS: 'off',
  })
  const { context: ctx } = openServices(config, { now: () => Date.now() + clockOffset })
  const unpaid: string[] = []
  say('ready')
  for (;;) {
    const round = await Promise.all([place(ctx), place(ctx), place(ctx)])
    for (const orderId of round) if (orderId !== null) unpaid.push(orderId)
    if (unpaid.length > 3)
      await pay(ctx, unpaid.splice(Math.floor(Math.random() * unpaid.length), 1)[0] ?? '')
    if (Math.random() < 0.2) {
      // Time passes: what is unpaid expires, and some of it is paid too late.
      clockOffset += minutes(31)
      await expireOrders(ctx)
      if (unpaid.length > 0) await pay(ctx, unpaid.pop() ?? '')
      await sendRefunds(ctx)
    }
  }
}

/** Queues mails while those queued before are sent; ready when the first has arrived. */
async function mail(): Promise<never> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: '0',
    SMTP_URL: process.env.SMTP_URL,
  })
  const { context: ctx } = openServices(config)
  const { signal } = new AbortController()
  const { id: userId, name, email } = SMALL.users.buyer
  const queueOne = async (): Promise<void> => {
    const number = ctx.newId('request')
    await ctx.transact(NO_ROOTS.alone, (tx) =>
      queueMail(tx, ctx, {
        kind: 'verifyEmail',
        to: { userId, name, email, language: 'en' },
        values: { link: `https://pasar.test/${number}` },
      }),
    )
    say(`queued ${number}`)
  }
  await queueOne()
  await sendMails(ctx, signal)
  say('ready')
  for (;;) await Promise.all([queueOne(), queueOne(), queueOne(), sendMails(ctx, signal)])
}

if (mode === 'trade') await trade()
else if (mode === 'mail') await mail()
else if (mode === 'auction') await auction(dataDir)
else if (mode === 'payouts') await payouts(dataDir)
else if (mode === 'imports') await imports(dataDir)
else if (mode === 'messages') await messages(dataDir)
else {
  say('ready')
  await makeSmall(dataDir, { now: Date.now() })
  say('seeded')
}
