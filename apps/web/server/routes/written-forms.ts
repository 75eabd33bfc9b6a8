import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node'
import { leadsAway } from '../../app/lib/forms/leads-away'
import { readWritten, type WhyNotTaken } from '../../app/lib/forms/written-form.server'

/** What is looked at of what an action is given. */
type Asked = { request: Request; context: Pick<ActionFunctionArgs['context'], 'isForScripts' | 'written'> }
type Routes = ServerBuild['routes']

/**
 * Whether an answer takes away what was written: it leads to where members log in or prove that it is them, or says that
 * there is no such thing.
 * @param from the path of the page with the form
 */
function whyNotTaken({ status, headers }: Response, from: string): WhyNotTaken | null {
  if (status === 404) return 'gone'
  const to = headers.get('location') ?? ''
  if (!leadsAway(to, from)) return null
  return to.startsWith('/login') ? 'login' : 'proof'
}

/**
 * Keeps what was written in a form when its action leads to the login, or to where members prove who they are, or when
 * what it is about is gone. With scripts its page is still there (`lib/forms/keep-written.ts`); without, the answer is a
 * page that has it (`servePages`).
 */
export const keepWritten =
  <Args extends Asked>(action: (args: Args) => unknown) =>
  async (args: Args): Promise<unknown> => {
    try {
      return await action(args)
    } catch (error) {
      const why = error instanceof Response ? whyNotTaken(error, new URL(args.request.url).pathname) : null
      if (error instanceof Response && why !== null && !args.context.isForScripts) {
        const leadsTo = error.headers.get('location') ?? ''
        const written = await readWritten(args.request, why, leadsTo).catch(() => null)
        if (written !== null) args.context.written = written
      }
      throw error
    }
  }

/** The same routes, whose actions lose no text. */
export function keepWrittenForms(all: Routes): Routes {
  const routes = Object.entries(all).map(([id, route]) => {
    const action = route?.module.action
    if (!route || !action) return [id, route]
    return [id, { ...route, module: { ...route.module, action: keepWritten(action) } }]
  })
  return Object.fromEntries(routes)
}
