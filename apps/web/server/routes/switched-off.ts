import { isFeatureOn } from '@pasar/api'
import { ERRORS, type Feature, ROUTES } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

type Args = LoaderFunctionArgs | ActionFunctionArgs
type Handler<A extends Args> = (args: A) => unknown
type Routes = ServerBuild['routes']

const CODE = 'FEATURE_OFF'

const closeWhileOff =
  <A extends Args>(feature: Feature, handler: Handler<A> | undefined): Handler<A> =>
  async (args) => {
    if (!(await isFeatureOn(args.context.ctx, feature)))
      throw Response.json({ code: CODE }, { status: ERRORS[CODE].status })
    // A page that has nothing to load.
    return handler === undefined ? null : handler(args)
  }

/** By the names that `app/routes.ts` gives them. */
const FEATURE_OF = new Map(ROUTES.flatMap(({ path, feature }) => (feature ? [[path.slice(1), feature]] : [])))

/**
 * The same routes. Those of a feature that is switched off answer with the page that says so, before anything of them
 * runs, whoever asks: the column `feature` of the route table is all that a new page needs.
 */
export function closeSwitchedOff(all: Routes): Routes {
  const routes = Object.entries(all).map(([id, route]) => {
    const feature = FEATURE_OF.get(id)
    if (!route || feature === undefined) return [id, route]
    const { loader, action, default: page } = route.module
    const module = {
      ...route.module,
      ...((loader || page) && { loader: closeWhileOff(feature, loader) }),
      ...(action && { action: closeWhileOff(feature, action) }),
    }
    return [id, { ...route, module }]
  })
  return Object.fromEntries(routes)
}
