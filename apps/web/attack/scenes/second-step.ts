import { readRows, SMALL, turnOnTwoFactor } from '@pasar/api/testing'
import { cookieOf } from '../../e2e/testing/own-requests'
import { readJson } from '../drivers/pasar-rest'
import type { Exchange } from '../report'
import { exchange } from '../requests'
import type { Scene, Stage } from '../scene'

const { buyer, seller } = SMALL.users
/** A challenge takes so many codes, right or wrong. */
const MAX_TRIES = 5
const CHALLENGE = 'login-challenge'

interface Guarded {
  id: string
  email: string
  name: string
  recoveryCodes: string[]
  /** A code of the app that was used once. */
  usedCode: string
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** The right password. @returns what the second step needs */
async function logIn({ server }: Stage, { email }: Guarded): Promise<string> {
  const { got } = await exchange(server, '/api/auth/login', {
    body: JSON.stringify({ email, password: SMALL.password }),
    headers: JSON_TYPE,
  })
  const answer = readJson(got.text)
  if (typeof answer === 'object' && answer && 'challenge' in answer && typeof answer.challenge === 'string')
    return answer.challenge
  throw new Error(`no challenge: ${got.status} ${got.text}`)
}

const sendCode = ({ server }: Stage, challenge: unknown, code: unknown): Promise<Exchange> =>
  exchange(server, '/api/auth/login/code', {
    body: JSON.stringify({ challenge, code }),
    headers: JSON_TYPE,
  })

/** The same through the pages: the browser keeps the challenge. @returns the cookie */
async function logInByPage({ server }: Stage, { email }: Guarded): Promise<string> {
  const { got } = await exchange(server, '/login', { form: { email, password: SMALL.password } })
  return cookieOf(got, CHALLENGE)
}
const sendCodeByPage = ({ server }: Stage, cookie: string, code: string): Promise<Exchange> =>
  exchange(server, '/login/code', { form: { code }, headers: { cookie } })

const isIn = ({ got: { status, headers, text } }: Exchange): boolean =>
  text.includes('"token"') || (status === 302 && /session=\w/.test(String(headers['set-cookie'])))
const isRefused = (seen: Exchange): boolean =>
  !isIn(seen) && ((seen.got.status >= 400 && seen.got.status < 500) || seen.got.status === 302)

async function tryGuesses(stage: Stage, member: Guarded, other: Guarded): Promise<void> {
  const guesses: unknown[] = [
    '',
    '000000',
    '123456',
    member.usedCode,
    ` ${member.usedCode} `,
    '٠٠٠٠٠٠',
    '0'.repeat(5_000),
    '%',
    "' or 1=1 --",
    '0000-0000-0000-0000',
    other.recoveryCodes[0],
    other.usedCode,
    null,
    0,
    [member.recoveryCodes[0]],
    { $ne: '' },
  ]
  for (const guess of guesses) {
    const seen = await sendCode(stage, await logIn(stage, member), guess)
    stage.report.check(
      isRefused(seen),
      `the code ${JSON.stringify(guess)?.slice(0, 40)} lets nobody in`,
      seen,
    )
  }
  for (const guess of ['', '000000', member.usedCode, other.recoveryCodes[0] ?? '']) {
    const seen = await sendCodeByPage(stage, await logInByPage(stage, member), guess)
    stage.report.check(isRefused(seen), `the page with the code "${guess}" lets nobody in`, seen)
  }
}

/** Six digits are a million guesses: a challenge must not take more than a few, also at once. */
async function tryMany(stage: Stage, member: Guarded): Promise<void> {
  const { report } = stage
  const challenge = await logIn(stage, member)
  const codes = Array.from({ length: 40 }, (_, at) => String(at).padStart(6, '7'))
  const seen = await Promise.all(codes.map((code) => sendCode(stage, challenge, code)))
  const looked = seen.filter(({ got }) => got.text.includes('CODE_WRONG'))
  report.check(looked.length <= MAX_TRIES, 'of forty guesses at once five are looked at', `${looked.length}`)
  report.checkNone(
    seen.filter(isIn).map(({ got }) => got.text),
    'and none lets anyone in',
  )
  const late = await sendCode(stage, challenge, member.recoveryCodes[1])
  report.check(isRefused(late), 'after that even the right code is refused', late)
}

/** Tokens nobody was given, or that were given for something else. */
async function tryForged(stage: Stage, member: Guarded): Promise<void> {
  const { server, dataDir, report } = stage
  const challenge = await logIn(stage, member)
  const rows = await readRows<{ hash: string }>(dataDir, 'select token_hash as hash from login_challenges')
  const forged: unknown[] = [
    '',
    'x',
    '__proto__',
    "' or 1=1 --",
    'x'.repeat(5_000),
    member.id,
    challenge.slice(0, -1),
    `${challenge}x`,
    challenge.toUpperCase() === challenge ? challenge.toLowerCase() : challenge.toUpperCase(),
    null,
    [challenge],
    { token: challenge },
    // What a thief of the database would have.
    ...rows.map(({ hash }) => hash),
  ]
  for (const one of forged) {
    const seen = await sendCode(stage, one, member.recoveryCodes[1])
    report.check(isRefused(seen), `the challenge ${JSON.stringify(one)?.slice(0, 40)} is nobody's`, seen)
  }
  const cookie = await logInByPage(stage, member)
  for (const page of ['/user-profile', '/orders', '/user-profile/security']) {
    const seen = await exchange(server, page, { headers: { cookie } })
    const isOut = String(seen.got.headers.location).startsWith('/login') || seen.got.status === 404
    report.check(isOut, `${page} is closed between the password and the code`, seen)
  }
  const bearer = await exchange(server, '/api/users/profile', {
    headers: { authorization: `Bearer ${challenge}` },
  })
  report.check(bearer.got.status === 401, 'a challenge is no token', bearer)
  const none = await sendCodeByPage(stage, '', member.recoveryCodes[1] ?? '')
  report.check(isRefused(none), 'a code without a challenge lets nobody in', none)
}

/** Each challenge is of one member, and so is each code. */
async function tryOthers(stage: Stage, member: Guarded, other: Guarded): Promise<void> {
  const { report } = stage
  const byCall = await sendCode(stage, await logIn(stage, member), other.recoveryCodes[1])
  report.check(isRefused(byCall), "one's own code does not answer another's challenge", byCall)
  const byPage = await sendCodeByPage(stage, await logInByPage(stage, member), other.recoveryCodes[1] ?? '')
  report.check(isRefused(byPage), 'nor by the page', byPage)
  const own = await sendCode(stage, await logIn(stage, other), other.recoveryCodes[1])
  report.check(isIn(own) && own.got.text.includes(other.email), 'it is still good for its owner', own)
}

/** What was right once is not right again. */
async function tryReplays(stage: Stage, member: Guarded): Promise<void> {
  const { report } = stage
  const [, , first, second, third] = member.recoveryCodes
  const challenge = await logIn(stage, member)
  const spare = await logIn(stage, member)
  const right = await sendCode(stage, challenge, first)
  report.check(isIn(right), 'the right code lets its owner in', right)
  for (const [what, token, code] of [
    ['the same again', challenge, first],
    ['its challenge with another code', challenge, second],
    ['a challenge from before', spare, second],
    ['its code with a new challenge', await logIn(stage, member), first],
  ] as const) {
    const seen = await sendCode(stage, token, code)
    report.check(isRefused(seen), `${what} is refused`, seen)
  }
  const challenges: string[] = []
  for (let at = 0; at < 12; at++) challenges.push(await logIn(stage, member))
  const together = await Promise.all(challenges.map((token) => sendCode(stage, token, third)))
  const count = together.filter(isIn).length
  report.check(count === 1, 'one code on twelve challenges at once lets in once', `${count}`)
}

/** A password alone opens nothing where there is a second step, and nobody guesses, borrows or repeats that step. */
export const secondStep: Scene = {
  name: 'second-step',
  run: async (stage) => {
    const guard = async (person: Pick<Guarded, 'id' | 'email' | 'name'>): Promise<Guarded> => ({
      ...person,
      ...(await turnOnTwoFactor(stage.dataDir, person)),
    })
    const [member, other] = [await guard(buyer), await guard(seller)]
    await tryGuesses(stage, member, other)
    await tryMany(stage, member)
    await tryForged(stage, member)
    await tryOthers(stage, member, other)
    await tryReplays(stage, member)
  },
}
