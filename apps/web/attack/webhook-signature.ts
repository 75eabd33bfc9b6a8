import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { send } from '../e2e/testing/own-requests'
import type { OwnServer } from '../e2e/testing/own-server'

export interface DemoEvent {
  id: string
  type: 'succeeded' | 'failed' | 'refunded'
  paymentId: string
  amount: number
  currency: string
}

/** The key that the demonstration provider shares with the market. */
export const readWebhookKey = (dataDir: string): string =>
  readFileSync(path.join(dataDir, 'demo-webhook.key'), 'utf8').trim()

/** As the provider signs. It is written here a second time on purpose: a mistake in the market's own would not show. */
export function signText(key: string, text: string, timestamp: number): string {
  return createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex')
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1_000)

/** Sends a webhook that the market must believe. */
export const sendWebhook = (server: Pick<OwnServer, 'port' | 'url'>, key: string, event: DemoEvent) => {
  const body = JSON.stringify(event)
  const at = nowInSeconds()
  return send(server, '/api/webhooks/demo', {
    body,
    headers: {
      'content-type': 'application/json',
      'demo-signature': `t=${at},v1=${signText(key, body, at)}`,
    },
  })
}

export const succeeded = (paymentId: string, amount: number): DemoEvent => ({
  id: `${paymentId}-succeeded`,
  type: 'succeeded',
  paymentId,
  amount,
  currency: 'MYR',
})
