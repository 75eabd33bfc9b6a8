import { type AskedPage, isLooking, type LiveSession, makeReadOnly, type Services } from '@pasar/api'
import { DomainError, ROUTES, type RouteRow } from '@pasar/domain'
import { matchRoutes } from '@remix-run/react'
import type { Request, RequestHandler, Response } from 'express'
import { localsOf } from './http/locals'
import { answerRefusal } from './http/refusal'
import { askedOf } from './http/requests'

const LOOK_PAGE = '/admin/look'
/** What scripts fetch in place of a page. */
const DATA = /\.data$/

// As the framework finds them: the row that is asked about is that of the page that would answer.
const BUILT = ROUTES.flatMap((row) => (row.file === undefined ? [] : [{ path: row.path, handle: row }]))
const findRow = (path: string): RouteRow | null => matchRoutes(BUILT, path)?.at(-1)?.route.handle ?? null

/** Where a request goes. */
export function askedPageOf({ method, path }: Pick<Request, 'method' | 'path'>): AskedPage {
  const route = findRow(path.replace(DATA, ''))
  // Pages that are looked at come without scripts, so nothing of theirs fetches data.
  return { method, route: DATA.test(path) && route?.look === 'read' ? null : route }
}

const isPage = ({ path }: Request): boolean =>
  path.startsWith('/trpc/') || findRow(path.replace(DATA, '')) !== null

/** Shows the page that says what is refused, and ends the look, in place of the one that was asked for. */
function leadToLook(request: Request, response: Response, error: DomainError): void {
  localsOf(response).lookRefusal = error.code === 'LOOK_OVER' ? 'LOOK_OVER' : 'LOOK_REFUSED'
  // What was sent is not read.
  if (request.method !== 'GET') response.set('Connection', 'close')
  request.method = 'GET'
  request.url = LOOK_PAGE
  request.originalUrl = LOOK_PAGE
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) delete request.headers[name]
}

/**
 * Finds who asks, before anything is answered from memory or done: an admin who looks at the shop as a member is answered as
 * that member where the route table says so, and refused everywhere else.
 * @param everywhere also for addresses that the route table does not have
 */
export function guardLook({ sessions }: Services, { everywhere }: { everywhere: boolean }): RequestHandler {
  const look = async (request: Request, response: Response): Promise<boolean> => {
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
      leadToLook(request, response, error)
      locals.session = await sessions.find(cookies, askedPageOf(request))
    }
    askedOf(request).memberId = askerOf(locals.session)
    return true
  }
  return (request, response, next) => {
    look(request, response).then((goesOn) => goesOn && next(), next)
  }
}

/** Who really asks. */
export const askerOf = (session: LiveSession | null): string | null =>
  session?.look?.adminId ?? session?.member.id ?? null

/** What a request of this session may do: nothing, for who looks as somebody else. */
export const contextUnderLook = (ctx: Services['context'], session: LiveSession | null | undefined) =>
  isLooking(session) ? makeReadOnly(ctx) : ctx
