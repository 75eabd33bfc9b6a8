import type { Member } from '@pasar/api'
import type { TestServices } from '@pasar/api/testing'
import type { AppLoadContext } from '@remix-run/node'

/** What a loader or an action is given when a test calls it; the session is that of the request's cookies. */
export const makeContext = (
  services: TestServices,
  request: Request,
  over: Partial<AppLoadContext> = {},
): AppLoadContext => ({
  ctx: services.context,
  services,
  nonce: '',
  requestId: '',
  logPath: (url) => url,
  session: () => services.sessions.find(request.headers.get('cookie')),
  userAgent: 'test',
  playground: false,
  keepPage: () => {},
  ...over,
})

/** A living session of a member, without a row of it. @param confirmedAt when they proved who they are */
export const sessionOf =
  (member: Member, confirmedAt = 0): AppLoadContext['session'] =>
  async () => ({
    member,
    sessionId: 'test',
    loginTimestamp: 0,
    confirmedAt,
    cartCount: 0,
    unreadCount: 0,
    impersonation: null,
  })

/** A form with files, as browsers send it. */
export function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** What a loader or an action at an address is given when a member asks; with a body it is a form. */
export function makeArgs(
  services: TestServices,
  address: string,
  member: Member,
  body?: FormData | URLSearchParams,
) {
  const request = new Request(`http://pasar.test${address}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
  })
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params: {} }
}

/** What a loader or an action answers with, whether it returns it or throws it. */
export const answerOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })

/** The cookies that a browser holds after an answer, for its next request. */
export function cookiesAfter(answer: unknown, before = ''): string {
  const jar = new Map(before.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]))
  if (answer instanceof Response)
    for (const line of answer.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? ''
      if (/max-age=0/i.test(line)) jar.delete(pair.split('=')[0] ?? '')
      else jar.set(pair.split('=')[0] ?? '', pair)
    }
  return [...jar.values()].filter((pair) => pair !== '').join('; ')
}
