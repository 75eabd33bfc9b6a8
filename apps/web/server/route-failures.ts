import { DomainError, ERRORS } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

type Args = LoaderFunctionArgs | ActionFunctionArgs
type Handler<A extends Args> = (args: A) => unknown

const OVERLOADED = 503

/**
 * What keeps the market from working for the moment, a full disk before all, is told with its status and its sentence
 * on the page of errors, wherever a loader or an action did not tell it itself. Any other error stays a fault of ours.
 */
const reportFailure =
  <A extends Args>(handler: Handler<A>): Handler<A> =>
  async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (!(error instanceof DomainError) || ERRORS[error.code].status !== OVERLOADED) throw error
      const { ctx, logPath } = args.context
      const path = logPath(new URL(args.request.url).pathname)
      ctx.log.error({ code: error.code, path }, 'a page could not be answered')
      throw Response.json({ code: error.code }, { status: OVERLOADED })
    }
  }

type Routes = ServerBuild['routes']

/** The same routes, whose loaders and actions report such failures. */
export function reportFailures(all: Routes): Routes {
  const routes = Object.entries(all).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: reportFailure(loader) }),
      ...(action && { action: reportFailure(action) }),
    }
    return [id, { ...route, module }]
  })
  return Object.fromEntries(routes)
}
