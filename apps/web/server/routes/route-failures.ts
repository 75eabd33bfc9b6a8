import { DomainError, ERRORS } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

type Args = LoaderFunctionArgs | ActionFunctionArgs
type Handler<A extends Args> = (args: A) => unknown

const OVERLOADED = 503

/**
 * A failure of the moment, above all a full disk, is shown with its status and its sentence
 * on the error page, unless a loader or an action has handled it. Any other error remains a fault of ours.
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
