import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hours, minutes, ROLE, seconds } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { RecentMember } from '../../access/actors'
import { asMember, SMALL } from '../../testing'
import { buyer, newbuyer, refusalOf, useMarket } from '../../testing/helpers'
import { codeAt } from '../internal/totp'
import { openVault } from '../internal/vault'
import { dump, mailsOf, recent } from '../testing/profile-helpers'
import { answerChallenge } from './challenges'
import { logIn } from './login'
import { prove, reauthenticate, requireRecent } from './reauthenticate'
import {
  beginTwoFactor,
  hasTwoFactor,
  mustSetUpTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  turnOff,
  turnOn,
  twoFactorOf,
} from './two-factor'

const market = useMarket()
const me = recent(buyer)
const login = { email: buyer.email, password: SMALL.password }

async function secretOf(member: RecentMember): Promise<string> {
  await beginTwoFactor(market.ctx, member)
  const view = await twoFactorOf(market.ctx, member)
  if (view.state !== 'begun') throw new Error(`It is ${view.state}`)
  return view.secret
}

/** Turns it on and moves on to a step whose code was not used. */
async function turnOnFor(member: RecentMember) {
  const secret = await secretOf(member)
  const codes = await turnOn(market.ctx, member, codeAt(secret, market.ctx.now()))
  market.wait(seconds(60))
  return { codes, codeNow: (offset = 0) => codeAt(secret, market.ctx.now() + offset) }
}

async function challenge(): Promise<string> {
  const outcome = await logIn(market.ctx, login)
  if (outcome.step !== 'code') throw new Error('No code was asked for')
  return outcome.challenge
}

describe('turning it on', () => {
  it('needs a code of the secret, and sends a mail', async () => {
    const secret = await secretOf(me)
    expect(await refusalOf(turnOn(market.ctx, me, '000000'))).toBe('CODE_WRONG')
    expect(await hasTwoFactor(market.ctx, buyer.id)).toBe(false)
    const codes = await turnOn(market.ctx, me, codeAt(secret, market.ctx.now()))
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
    expect(await twoFactorOf(market.ctx, me)).toMatchObject({ state: 'on', codesLeft: 10 })
    expect(mailsOf(market)).toMatchObject([{ kind: 'twoFactorOn', email: buyer.email }])
    expect(await refusalOf(beginTwoFactor(market.ctx, me))).toBe('TWO_FACTOR_IS_ON')
    expect(await refusalOf(turnOn(market.ctx, me, codeAt(secret, market.ctx.now())))).toBe('TWO_FACTOR_IS_ON')
  })

  it('leaves nothing in the database that could be used', async () => {
    const secret = await secretOf(me)
    const codes = await turnOn(market.ctx, me, codeAt(secret, market.ctx.now()))
    market.wait(seconds(60))
    const token = await challenge()
    const text = dump(market)
    for (const one of [secret, token, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(one)
  })

  it("opens no other member's secret", async () => {
    await secretOf(me)
    market.run(
      `insert into two_factor (user_id, sealed_secret, created_at)
       select ?, sealed_secret, 1 from two_factor where user_id = ?`,
      newbuyer.id,
      buyer.id,
    )
    expect(await twoFactorOf(market.ctx, recent(newbuyer))).toEqual({ state: 'off' })
    expect(await refusalOf(turnOn(market.ctx, recent(newbuyer), '000000'))).toBe('TWO_FACTOR_IS_OFF')
  })
})

describe('a login', () => {
  it('without it goes on at once', async () => {
    expect(await logIn(market.ctx, login)).toMatchObject({ step: 'signedIn', userId: buyer.id })
  })

  it.each([-30, 0, 30])('takes a code %s s away', async (offset) => {
    const { codeNow } = await turnOnFor(me)
    const code = codeNow(seconds(offset))
    expect(await answerChallenge(market.ctx, await challenge(), code)).toMatchObject({ userId: buyer.id })
  })

  it.each([-90, 90])('refuses a code %s s away', async (offset) => {
    const { codeNow } = await turnOnFor(me)
    const code = codeNow(seconds(offset))
    expect(await refusalOf(answerChallenge(market.ctx, await challenge(), code))).toBe('CODE_WRONG')
  })

  it('takes a code once, however many ask at the same time', async () => {
    const { codeNow } = await turnOnFor(me)
    const tokens = await Promise.all(Array.from({ length: 5 }, challenge))
    const code = codeNow()
    const done = await Promise.allSettled(tokens.map((token) => answerChallenge(market.ctx, token, code)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes a recovery code once, as people type it', async () => {
    const { codes } = await turnOnFor(me)
    const typed = (codes[0] ?? '').replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')
    await answerChallenge(market.ctx, await challenge(), typed)
    expect(await refusalOf(answerChallenge(market.ctx, await challenge(), typed))).toBe('CODE_WRONG')
    expect(await twoFactorOf(market.ctx, me)).toMatchObject({ codesLeft: 9 })
  })

  it('gives five tries and ten minutes', async () => {
    const { codeNow } = await turnOnFor(me)
    const token = await challenge()
    for (let n = 0; n < 5; n++)
      expect(await refusalOf(answerChallenge(market.ctx, token, '000000'))).toBe('CODE_WRONG')
    expect(await refusalOf(answerChallenge(market.ctx, token, codeNow()))).toBe('LOGIN_CHALLENGE_ENDED')
    const late = await challenge()
    market.wait(minutes(10))
    expect(await refusalOf(answerChallenge(market.ctx, late, codeNow()))).toBe('LOGIN_CHALLENGE_ENDED')
    expect(await refusalOf(answerChallenge(market.ctx, 'made up', '000000'))).toBe('LOGIN_CHALLENGE_ENDED')
  })
})

describe('with another key than the one that sealed its secret', () => {
  /** The same market after `secrets.key` was replaced, and what it logs as errors. */
  async function moved() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'pasar-key-'))
    const errors: unknown[][] = []
    const log = Object.assign(Object.create(market.ctx.log), {
      error: (...line: unknown[]) => void errors.push(line),
    })
    const ctx = { ...market.ctx, vault: openVault(dataDir), log }
    await rm(dataDir, { recursive: true })
    return { ctx, errors }
  }

  it('a code of the app is refused with a sentence and logged; a recovery code opens', async () => {
    const { codes, codeNow } = await turnOnFor(me)
    const { ctx, errors } = await moved()
    const token = await challenge()
    expect(await refusalOf(answerChallenge(ctx, token, codeNow()))).toBe('APP_CODE_UNREADABLE')
    expect(errors).toEqual([
      [{ err: expect.any(Error), userId: buyer.id }, expect.stringContaining('secrets.key')],
    ])
    expect(await refusalOf(answerChallenge(ctx, token, 'zzzz-zzzz-zzzz'))).toBe('CODE_WRONG')
    expect(await answerChallenge(ctx, token, codes[0] ?? '')).toMatchObject({ userId: buyer.id })
    const proof = { password: SMALL.password, code: codes[1] ?? '' }
    expect(await refusalOf(prove(ctx, buyer, { ...proof, code: codeNow() }))).toBe('APP_CODE_UNREADABLE')
    await prove(ctx, buyer, proof)
    expect(await twoFactorOf(ctx, me)).toMatchObject({ state: 'on', codesLeft: 8 })
  })

  it('recovery codes that were digested with the key still open under it', async () => {
    await turnOnFor(me)
    const digest = market.ctx.vault.digest('abcdefgh0123', buyer.id)
    market.run('insert into recovery_codes (user_id, code_hash) values (?, ?)', buyer.id, digest)
    await answerChallenge(market.ctx, await challenge(), 'ABCD-efgh-o123')
    expect(await twoFactorOf(market.ctx, me)).toMatchObject({ codesLeft: 10 })
  })
})

describe('afterwards', () => {
  it('new recovery codes end the old ones', async () => {
    const { codes } = await turnOnFor(me)
    const renewed = await renewRecoveryCodes(market.ctx, me)
    const plain = (code: string | undefined) => (code ?? '').replaceAll('-', '')
    expect(await refusalOf(answerChallenge(market.ctx, await challenge(), plain(codes[0])))).toBe(
      'CODE_WRONG',
    )
    await answerChallenge(market.ctx, await challenge(), plain(renewed[0]))
  })

  it('it can be turned off, which sends a mail', async () => {
    await turnOnFor(me)
    await turnOff(market.ctx, me)
    expect(await logIn(market.ctx, login)).toMatchObject({ step: 'signedIn' })
    expect(mailsOf(market).map(({ kind }) => kind)).toEqual(['twoFactorOn', 'twoFactorOff'])
    expect(await refusalOf(turnOff(market.ctx, me))).toBe('TWO_FACTOR_IS_OFF')
    expect(await refusalOf(renewRecoveryCodes(market.ctx, me))).toBe('TWO_FACTOR_IS_OFF')
  })

  it('whoever runs the machine can reset it', async () => {
    await turnOnFor(me)
    await resetTwoFactor(market.ctx, buyer.id)
    expect(await hasTwoFactor(market.ctx, buyer.id)).toBe(false)
    expect(await refusalOf(resetTwoFactor(market.ctx, 'usr_nobody'))).toBe('NOT_FOUND')
  })
})

describe('proof', () => {
  it('is the password, and a code where it is on', async () => {
    const proof = { password: SMALL.password, code: '' }
    await prove(market.ctx, buyer, proof)
    expect(await refusalOf(prove(market.ctx, buyer, { ...proof, password: 'wrong' }))).toBe('WRONG_PASSWORD')
    const { codeNow } = await turnOnFor(me)
    expect(await refusalOf(prove(market.ctx, buyer, proof))).toBe('VALIDATION')
    expect(await refusalOf(prove(market.ctx, buyer, { ...proof, code: '000000' }))).toBe('CODE_WRONG')
    await prove(market.ctx, buyer, { ...proof, code: codeNow() })
  })

  it('holds for ten minutes', async () => {
    const { sessions } = market.services
    const cookie = await sessions.begin(buyer.id, 'test')
    const live = async () => {
      const session = await sessions.find(cookie)
      if (!session) throw new Error('The session has ended')
      return session
    }
    expect(requireRecent(market.ctx, await live()).id).toBe(buyer.id)
    market.wait(minutes(10) + 1)
    const stale = await live()
    expect(() => requireRecent(market.ctx, stale)).toThrow("Please verify it's you first.")
    await reauthenticate(market.ctx, stale, { password: SMALL.password, code: '' })
    expect(requireRecent(market.ctx, await live()).id).toBe(buyer.id)
  })
})

describe('where it is needed', () => {
  it('is nowhere unless the market asks for it', async () => {
    expect(await mustSetUpTwoFactor(market.ctx, asMember(SMALL.users.admin, ROLE.ADMIN))).toBe(false)
  })
})

describe('a market that asks for it', () => {
  const strict = useMarket({ REQUIRE_2FA: 'on' })
  it('leads admins and managers to it, and lets them not turn it off', async () => {
    const { admin, manager } = SMALL.users
    expect(await mustSetUpTwoFactor(strict.ctx, asMember(admin, ROLE.ADMIN))).toBe(true)
    expect(await mustSetUpTwoFactor(strict.ctx, asMember(manager, ROLE.MANAGER))).toBe(true)
    expect(await mustSetUpTwoFactor(strict.ctx, buyer)).toBe(false)
    const boss = asMember(admin, ROLE.ADMIN) as RecentMember
    expect(await refusalOf(turnOff(strict.ctx, boss))).toBe('TWO_FACTOR_NEEDED')
  })
})

it('takes codes again after a clock that was ahead was set back', async () => {
  const { codeNow } = await turnOnFor(me)
  market.wait(hours(8))
  await answerChallenge(market.ctx, await challenge(), codeNow())
  market.wait(-hours(8))
  const code = codeNow()
  await answerChallenge(market.ctx, await challenge(), code)
  expect(await refusalOf(answerChallenge(market.ctx, await challenge(), code))).toBe('CODE_WRONG')
})
