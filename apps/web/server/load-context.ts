import type { CacheContents, Context, LiveSession, Services } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import type { Request, Response } from 'express'
import { takeWriter, type WrittenForm } from '../app/lib/forms/written-form.server'
import type { SharedRender } from '../app/lib/page/shared-render'
import { isFirstView } from './files/first-view'
import { localsOf } from './http/locals'
import { askedOf, requestContext } from './http/requests'
import { askedPageOf, askerOf, contextUnderImpersonation } from './impersonation'

declare module '@remix-run/node' {
  interface AppLoadContext {
    ctx: Context
    services: Services
    nonce: string
    /** Shown to whoever sees that something failed. */
    requestId: string
    /** A request's address as the log may show it. */
    logPath(url: string): string
    /** Who asks; looked up once per request, and only when a page needs it. */
    session(): Promise<LiveSession | null>
    userAgent: string
    playground: boolean
    /** There while a page is rendered for the cache: `session` then throws, or the page is not cached. */
    shared?: SharedRender
    /** Scripts ask for a page's data; else its whole document is made. */
    isForScripts?: boolean
    /** Set by a loader: a long text that the document holds as HTML only (`features/info/own-text.tsx`). */
    ownText?: string
    /** The shop's styles, where the document brings them with it. */
    ownStyles?: string
    /** Set by the loader of a page that may be cached: what it shows. A commit that changes it drops the page. */
    keepPage(contents: CacheContents): void
    /** Set by an action whose sender is logged out, where no scripts keep the page: what they wrote. */
    written?: WrittenForm
    /** Who wrote a form that was kept and is sent once more: the id of a member, or that it is unknown. */
    writer?: string
    /** An admin impersonates a member: the page comes without scripts. */
    hasOpenImpersonation?: boolean
    /** Why a request was refused during an impersonation. */
    impersonationRefusal?: 'LOOK_REFUSED' | 'LOOK_OVER'
  }
}

/** Pictures of messages are named in answers of the contract, so apps fetch them with the token they have. */
const takesToken = ({ method, path, headers }: Request): boolean =>
  headers.authorization !== undefined &&
  path.startsWith('/chat-photo/') &&
  (method === 'GET' || method === 'HEAD')

/** Who asks. */
const findSession = (sessions: Services['sessions'], request: Request): Promise<LiveSession | null> =>
  takesToken(request)
    ? sessions.findBearer(request.get('authorization') ?? null)
    : sessions.find(request.get('cookie') ?? null, askedPageOf(request))

/** What loaders and actions are given, made once per request. */
export function makeLoadContext(
  services: Services,
  request: Request,
  response: Response,
  { logPath, styles }: { logPath: AppLoadContext['logPath']; styles: string | undefined },
): AppLoadContext {
  const { session: known, nonce = '', impersonationRefusal } = localsOf(response)
  const writer = request.method === 'POST' ? takeWriter(request.originalUrl).writer : undefined
  let session = known === undefined ? null : Promise.resolve(known)
  return {
    ctx: contextUnderImpersonation(requestContext(services.context, request, response), known),
    services,
    nonce,
    requestId: askedOf(request).id,
    logPath,
    session: () => {
      session ??= findSession(services.sessions, request).then((found) => {
        askedOf(request).memberId = askerOf(found)
        return found
      })
      return session
    },
    userAgent: request.get('user-agent') ?? '',
    playground: services.context.config.playground,
    ownStyles: isFirstView(request.headers) ? styles : undefined,
    isForScripts: request.path.endsWith('.data'),
    keepPage: () => {},
    ...(writer !== undefined && { writer }),
    hasOpenImpersonation: known?.impersonation != null,
    ...(impersonationRefusal && { impersonationRefusal }),
  }
}
