import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node'
import { leadsAway } from '../../app/lib/forms/leads-away'
import { readWritten } from '../../app/lib/forms/written-form.server'

type Action = (args: ActionFunctionArgs) => unknown
type Routes = ServerBuild['routes']

/**
 * Keeps what was written in a form when its action leads to the login, or to where members prove who they are. With
 * scripts its page is still there (`lib/forms/keep-written.ts`); without, the answer is a page that has it (`servePages`).
 */
const keepWritten =
  (action: Action): Action =>
  async (args) => {
    try {
      return await action(args)
    } catch (error) {
      const to = error instanceof Response ? (error.headers.get('location') ?? '') : ''
      if (!args.context.isForScripts && leadsAway(to, new URL(args.request.url).pathname)) {
        const written = await readWritten(args.request, to)
        if (written !== null) args.context.written = written
      }
      throw error
    }
  }

/** The same routes, whose actions lose no text to the login. */
export function keepWrittenForms(all: Routes): Routes {
  const routes = Object.entries(all).map(([id, route]) => {
    const action = route?.module.action
    if (!route || !action) return [id, route]
    return [id, { ...route, module: { ...route.module, action: keepWritten(action) } }]
  })
  return Object.fromEntries(routes)
}
