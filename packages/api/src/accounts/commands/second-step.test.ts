import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { ROLE, registerSchema, seconds } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../access/actors'
import { fieldOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import { asAdmin, asMember, SMALL } from '../../testing'
import { buyer, type Market, refusalOf, useMarket, users } from '../../testing/helpers'
import { hashPassword } from '../internal/passwords'
import { setUpTwoFactor } from '../testing/helpers'
import { lastSecret } from '../testing/mail-helpers'
import { answerChallenge } from './challenges'
import { logIn, register } from './login'
import { changePassword, requestReset, resetPassword } from './passwords'
import { suspendMember } from './suspension'
import { confirmEmail } from './verification'

const NEW = 'rambutan-merah-77'

/** Turns two-step login on; the code of now is a fresh one. */
async function turnOnFor(market: Market, member: Member) {
  const { recoveryCodes: codes, codeNow } = await setUpTwoFactor(market.ctx, member)
  market.wait(seconds(60))
  return { codes, codeNow }
}

async function begin(market: Market, password: string = SMALL.password): Promise<string> {
  const outcome = await logIn(market.ctx, { email: buyer.email, password })
  if (outcome.step !== 'code') throw new Error('No code was asked for')
  return outcome.challenge
}

const market = useMarket()

describe('the link that confirms an email', () => {
  it('asks for the second step after the password', async () => {
    const email = 'siti@pasar.test'
    const { userId } = await register(
      market.ctx,
      registerSchema.parse({ name: 'Siti', email, password: NEW }),
    )
    const { codeNow } = await turnOnFor(market, asMember({ id: userId, email, name: 'Siti' }, ROLE.BUYER))
    const outcome = await confirmEmail(market.ctx, null, lastSecret(market, 'verifyEmail'), NEW)
    if (outcome.step !== 'code') throw new Error('The password alone was enough')
    expect(await refusalOf(answerChallenge(market.ctx, outcome.challenge, '000000'))).toBe('CODE_WRONG')
    expect(await answerChallenge(market.ctx, outcome.challenge, codeNow())).toMatchObject({ userId })
  })
})

describe('a login that waits for its code', () => {
  let codeNow: () => string
  beforeEach(async () => {
    ;({ codeNow } = await turnOnFor(market, buyer))
  })
  const answer = (challenge: string) => refusalOf(answerChallenge(market.ctx, challenge, codeNow()))

  it('ends with a reset of the password', async () => {
    const begun = await begin(market)
    await requestReset(market.ctx, buyer.email, null)
    await resetPassword(market.ctx, lastSecret(market, 'resetPassword'), { password: NEW })
    expect(await answer(begun)).toBe('LOGIN_CHALLENGE_ENDED')
    await answerChallenge(market.ctx, await begin(market, NEW), codeNow())
  })

  it('ends with a change of the password', async () => {
    const begun = await begin(market)
    await changePassword(market.ctx, buyer, { password: SMALL.password, newPassword: NEW })
    expect(await answer(begun)).toBe('LOGIN_CHALLENGE_ENDED')
  })

  it('ends with a suspension', async () => {
    const begun = await begin(market)
    await suspendMember(market.ctx, asAdmin(users.admin), buyer.id, { reason: 'Fraud' })
    expect(await answer(begun)).toBe('LOGIN_CHALLENGE_ENDED')
  })

  it('ends when another tab was first', async () => {
    const [first, second] = [await begin(market), await begin(market)]
    await answerChallenge(market.ctx, second, codeNow())
    market.wait(seconds(30))
    expect(await answer(first)).toBe('LOGIN_CHALLENGE_ENDED')
  })
})

it('a password that is replaced while it is being checked begins no login', async () => {
  const passwordHash = await hashPassword(NEW)
  const seen = market.services.statements.length
  const login = refusalOf(logIn(market.ctx, { email: buyer.email, password: SMALL.password }))
  const isRead = () => market.services.statements.slice(seen).some((sql) => sql.includes('password_hash'))
  while (!isRead()) await yieldToEventLoop()
  market.run('update users set password_hash = ? where id = ?', passwordHash, buyer.id)
  expect(await login).toBe('WRONG_LOGIN')
})

describe('a recovery code', () => {
  const written: [string, (code: string) => string][] = [
    ['as printed', (code) => code],
    ['in capitals', (code) => code.toUpperCase()],
    ['with blanks around and within', (code) => ` ${code.replaceAll('-', ' ')}\n`],
    ['with dashes of a word processor', (code) => code.replaceAll('-', '–')],
    ['with minus signs', (code) => code.replaceAll('-', '\u2212')],
    ['with invisible signs', (code) => code.replaceAll('-', '\u200b-\u00ad')],
    ['with O for 0 and I for 1', (code) => code.replaceAll('0', 'O').replaceAll('1', 'I')],
  ]
  it.each(written)('%s opens, in pages and apps', async (_how, write) => {
    const { codes } = await turnOnFor(market, buyer)
    const [one = '', other = ''] = codes.map(write)
    expect(await answerChallenge(market.ctx, await begin(market), one)).toMatchObject({ userId: buyer.id })
    const body = { challenge: await begin(market), code: other }
    expect(await askRest(market, null, 'POST', '/auth/login/code', body)).toMatchObject({ status: 200 })
  })

  it('opens one of two tabs, once', async () => {
    const { codes } = await turnOnFor(market, buyer)
    const tabs = [await begin(market), await begin(market)]
    const done = await Promise.allSettled(tabs.map((tab) => answerChallenge(market.ctx, tab, codes[0] ?? '')))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(answerChallenge(market.ctx, await begin(market), codes[0] ?? ''))).toBe(
      'CODE_WRONG',
    )
  })
})

describe('guessing codes', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it('ends after five, however many logins and calls at once it is spread over', async () => {
    const { codes } = await turnOnFor(limited, buyer)
    const challenges: string[] = []
    for (let n = 0; n < 12; n++) challenges.push(await begin(limited))
    const guess = (challenge: string, code: string) =>
      askRest(limited, null, 'POST', '/auth/login/code', { challenge, code })
    const answers = await Promise.all(
      challenges.flatMap((challenge, n) =>
        Array.from({ length: 4 }, (_, at) => guess(challenge, `0000-0000-${1_000 + 4 * n + at}`)),
      ),
    )
    const refusals = answers.map(({ body }) => fieldOf(body, 'code'))
    expect(refusals.filter((code) => code === 'CODE_WRONG')).toHaveLength(5)
    expect(refusals.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(43)
    const right = await guess(challenges[0] ?? '', codes[0] ?? '')
    expect(fieldOf(right.body, 'code')).toBe('TOO_MANY_REQUESTS')
  })
})
