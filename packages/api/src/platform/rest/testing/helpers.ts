import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Actor } from '../../../access/actors'
import type { LiveSession } from '../../../accounts/internal/sessions'
import type { Market } from '../../../testing/helpers'
import { answerRest, ROUTES } from '../dispatch'
import { describeContract } from '../document'
import { fieldOf } from './body'

const DOCUMENT = describeContract('http://pasar.test', 'Pasar')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema({ $id: 'contract', ...DOCUMENT })

const escapePointer = (text: string): string =>
  encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

const findCheck = (method: string, path: string, ...part: readonly string[]) => {
  const pointer = ['paths', path, method.toLowerCase(), ...part, 'content', 'application/json', 'schema']
  return ajv.getSchema(`contract#/${pointer.map(escapePointer).join('/')}`)
}

/** What the document says is wrong with an answer; null when nothing is. */
function compare(method: string, path: string, status: number, body: unknown): string | null {
  const check = findCheck(method, path, 'responses', String(status))
  if (!check) return `${method} ${path} documents no answer ${status}`
  return check(body) ? null : ajv.errorsText(check.errors)
}

/** Texts without the blanks around them, as calls take them. */
const trimTexts = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_key, value) => (typeof value === 'string' ? value.trim() : value))

/** What the document says is wrong with a body that the call has taken: a generated client would not have sent it. */
function compareTaken(method: string, path: string, body: object): string | null {
  const check = findCheck(method, path, 'requestBody')
  return !check || check(trimTexts(body))
    ? null
    : `${method} ${path} takes what its document refuses: ${ajv.errorsText(check.errors)}`
}

const sessionOf = (actor: Actor, sessionId: string): LiveSession | null =>
  actor && {
    member: actor,
    sessionId,
    loginTimestamp: 0,
    confirmedAt: 0,
    cartCount: 0,
    unreadCount: 0,
    impersonation: null,
  }

export interface Sent {
  status: number
  /** JSON; `body.ts` reads it. */
  body: unknown
}

/** Asks as an app does. Every answer is held against the document, and every body that was taken. */
export async function askRest(
  market: Market,
  actor: Actor,
  method: string,
  address: string,
  body?: unknown,
  idempotencyKey: string | null = null,
  sessionId = 'ses_test',
): Promise<Sent> {
  const { pathname: path, searchParams: query } = new URL(address, 'http://pasar.test')
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  const answer = await answerRest(
    {
      context: market.ctx,
      actor,
      session: sessionOf(actor, sessionId),
      userAgent: 'Pasar app',
      language: 'en',
      idempotencyKey,
    },
    { method, path, query, body: sent },
  )
  const given: unknown = JSON.parse(JSON.stringify(answer.body))
  const route = ROUTES.find(
    (known) =>
      known.method === method &&
      new RegExp(`^/${known.segments.map((one) => (one.startsWith('{') ? '[^/]+' : one)).join('/')}$`).test(
        path,
      ),
  )
  if (route) {
    const documented = `/${route.segments.join('/')}`
    const isTaken = answer.status < 300 && typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    const problem =
      compare(method, documented, answer.status, given) ??
      (isTaken ? compareTaken(method, documented, sent) : null)
    if (problem) throw new Error(problem)
    const code = fieldOf(given, 'code')
    if (fieldOf(given, 'success') === false && !route.fails.some((known) => known === code))
      throw new Error(`${method} ${path} does not document that it may fail with ${code}`)
  }
  return { status: answer.status, body: given }
}
