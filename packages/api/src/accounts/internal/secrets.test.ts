import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { registerSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { buyer, useMarket, users } from '../../testing/helpers'
import { register } from '../commands/login'
import { requestReset } from '../commands/passwords'
import { issueTokens, refreshTokens } from '../commands/tokens'
import { lastSecret } from '../testing/mail-helpers'

const market = useMarket()

it('a copy of the database holds nothing that lets anyone in', async () => {
  const { ctx, services } = market
  const cookie = await services.sessions.begin(buyer.id, 'test')
  const first = await issueTokens(ctx, buyer.id, 'app')
  const second = await refreshTokens(ctx, first.refreshToken)
  const password = 'durian-sedap-2026'
  await register(ctx, registerSchema.parse({ name: 'Siti', email: 'siti@pasar.test', password }))
  await requestReset(ctx, users.buyer.email, null)
  const secrets = {
    session: /session=(\w+)/.exec(cookie)?.[1] ?? '',
    access: first.token,
    refresh: first.refreshToken,
    nextAccess: second.token,
    nextRefresh: second.refreshToken,
    verify: lastSecret(market, 'verifyEmail'),
    reset: lastSecret(market, 'resetPassword'),
    password,
    tokenKey: ctx.tokenKey,
  }
  const files = ['pasar.db', 'pasar.db-wal', 'pasar.db-shm'].map((name) =>
    path.join(ctx.config.dataDir, name),
  )
  const bytes = Buffer.concat(files.filter((file) => existsSync(file)).map((file) => readFileSync(file)))
  expect(bytes.includes(users.buyer.email)).toBe(true)
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(15)
  const found = Object.entries(secrets).filter(([, secret]) => bytes.includes(secret))
  expect(found).toEqual([])
})
