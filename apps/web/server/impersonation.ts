import { type AskedPage, isImpersonating, type LiveSession, makeReadOnly, type Services } from '@pasar/api'
import { DomainError, ROUTES, type RouteRow } from '@pasar/domain'
import { matchRoutes } from '@remix-run/react'
import type { Request, RequestHandler, Response } from 'express'
import { localsOf } from './http/locals'
import { answerRefusal } from './http/refusal'
import { askedOf } from './http/requests'

const IMPERSONATION_PAGE = '/admin/impersonation'
/** What scripts fetch in place of a page. */
const DATA = /\.data$/

// As the framework finds them: the row that is asked about is that of the page that would answer.
const BUILT = ROUTES.flatMap((row) => (row.file === undefined ? [] : [{ path: row.path, handle: row }]))
const findRow = (path: string): RouteRow | null => matchRoutes(BUILT, path)?.at(-1)?.route.handle ?? null

/** Where a request goes. */
export function askedPageOf({ method, path }: Pick<Request, 'method' | 'path'>): AskedPage {
  const route = findRow(path.replace(DATA, ''))
  // Pages of an impersonation come without scripts, so nothing on them fetches data.
  return { method, route: DATA.test(path) && route?.impersonation === 'read' ? null : route }
}

const isPage = ({ path }: Request): boolean =>
  path.startsWith('/trpc/') || findRow(path.replace(DATA, '')) !== null

/** Answers with the page that says what is refused and can end the impersonation, in place of the requested one. */
function showImpersonationPage(request: Request, response: Response, error: DomainError): void {
  localsOf(response).impersonationRefusal = error.code === 'LOOK_OVER' ? 'LOOK_OVER' : 'LOOK_REFUSED'
  // What was sent is not read.
  if (request.method !== 'GET') response.set('Connection', 'close')
  request.method = 'GET'
  request.url = IMPERSONATION_PAGE
  request.originalUrl = IMPERSONATION_PAGE
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) delete request.headers[name]
}

/**
 * Finds who asks, before anything is answered from memory or done: an admin who impersonates a member is answered as
 * that member where the route table says so, and refused everywhere else.
 * @param everywhere also for addresses that the route table does not have
 */
export function guardImpersonation(
  { sessions }: Services,
  { everywhere }: { everywhere: boolean },
): RequestHandler {
  const admit = async (request: Request, response: Response): Promise<boolean> => {
    const locals = localsOf(response)
    const cookies = request.headers.cookie ?? null
    const isDone = locals.session !== undefined || !sessions.isClaimed(cookies)
    if (isDone || !(everywhere || isPage(request))) return true
    try {
      locals.session = await sessions.find(cookies, askedPageOf(request))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const isDocument = !request.path.startsWith('/trpc/') && !DATA.test(request.path)
      if (!isDocument) {
        await answerRefusal(error, request, response)
        return false
      }
      showImpersonationPage(request, response, error)
      locals.session = await sessions.find(cookies, askedPageOf(request))
    }
    askedOf(request).memberId = askerOf(locals.session)
    return true
  }
  return (request, response, next) => {
    admit(request, response).then((goesOn) => goesOn && next(), next)
  }
}

/** Who really asks. */
export const askerOf = (session: LiveSession | null): string | null =>
  session?.impersonation?.adminId ?? session?.member.id ?? null

/** The context for a request of this session: read-only while an admin impersonates a member. */
export const contextUnderImpersonation = (
  ctx: Services['context'],
  session: LiveSession | null | undefined,
) => (isImpersonating(session) ? makeReadOnly(ctx) : ctx)
