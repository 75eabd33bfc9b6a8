import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerChallenge } from '../accounts/commands/challenges'
import { logIn } from '../accounts/commands/login'
import { resetTwoFactorOf } from '../accounts/internal/staff'
import { setUpTwoFactor } from '../accounts/testing/helpers'
import { SMALL } from '../testing'
import { buyer, useMarket, users } from '../testing/helpers'
import { readConfig } from './config'
import { openServices } from './services'

const market = useMarket()
const enter = (ctx: typeof market.ctx, email: string) => logIn(ctx, { email, password: SMALL.password })

/** Opens a copy of the market's database in a folder that has these keys of it and no others. */
async function restore(...keys: string[]) {
  const { dataDir } = market.ctx.config
  const folder = path.join(dataDir, 'restored')
  mkdirSync(folder)
  await market.services.database.handle.backup(path.join(folder, 'pasar.db'))
  for (const key of keys) copyFileSync(path.join(dataDir, key), path.join(folder, key))
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder, PORT: '0' }
  return openServices(readConfig(env), { now: () => market.ctx.now() })
}

it('a market that is restored with secrets.key takes the codes of its members', async () => {
  const { codeNow } = await setUpTwoFactor(market.ctx, buyer)
  market.wait(seconds(60))
  const { context, close } = await restore('secrets.key')
  const outcome = await enter(context, buyer.email)
  if (outcome.step !== 'code') throw new Error('No code was asked for')
  expect(await answerChallenge(context, outcome.challenge, codeNow())).toMatchObject({ userId: buyer.id })
  await close()
})

it('without keys it lets in who has no two-step login, the others with a recovery code or once they were reset', async () => {
  const { codeNow, recoveryCodes } = await setUpTwoFactor(market.ctx, buyer)
  market.wait(seconds(60))
  const { context, close } = await restore()
  expect(await enter(context, users.seller.email)).toMatchObject({ step: 'signedIn' })
  const outcome = await enter(context, buyer.email)
  if (outcome.step !== 'code') throw new Error('No code was asked for')
  const { challenge } = outcome
  await expect(answerChallenge(context, challenge, codeNow())).rejects.toMatchObject({
    code: 'APP_CODE_UNREADABLE',
  })
  expect(await answerChallenge(context, challenge, recoveryCodes[0] ?? '')).toMatchObject({
    userId: buyer.id,
  })
  await resetTwoFactorOf(context, buyer.email)
  expect(await enter(context, buyer.email)).toMatchObject({ step: 'signedIn' })
  await close()
})
