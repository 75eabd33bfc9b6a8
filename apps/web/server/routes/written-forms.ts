import type { LiveSession } from '@pasar/api'
import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node'
import { leadsAway } from '../../app/lib/forms/leads-away'
import {
  askFor,
  isUnknownWriter,
  readWritten,
  UNKNOWN_WRITER,
  type WhyNotTaken,
  type WrittenForm,
} from '../../app/lib/forms/written-form.server'

/** What is looked at of what an action is given. */
type Asked = {
  request: Request
  context: Pick<ActionFunctionArgs['context'], 'isForScripts' | 'written' | 'writer'> & {
    session(): Promise<{ member: Pick<LiveSession['member'], 'id' | 'name' | 'email'> } | null>
  }
}
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
 * Refuses a kept form that another member wrote who was logged in in this browser before, and asks who sends one of which nobody
 * knows who wrote it. Whoever is logged out is led to the login by the action.
 * @throws the refusal, in place of which its page comes once more
 */
async function guardWriter({ request, context }: Asked): Promise<void> {
  const { writer } = context
  if (writer === undefined) return
  const member = (await context.session())?.member
  if (!member || member.id === writer || askFor(member.id) === writer) return
  const isUnknown = isUnknownWriter(writer)
  const kept = await readWritten(request, {
    why: isUnknown ? 'name' : 'other',
    writer: isUnknown ? askFor(member.id) : writer,
    sender: `${member.name} (${member.email})`,
    leadsTo: '',
  })
  if (kept !== null) context.written = kept
  throw new Response(null, { status: 403 })
}

/** Who wrote a form that is kept now: who is logged in, unless it was kept before. */
const writerOf = async ({ writer, session }: Asked['context']): Promise<WrittenForm['writer']> =>
  (await session())?.member.id ?? writer ?? UNKNOWN_WRITER

/**
 * Keeps what was written in a form when its action leads to the login, or to where members prove who they are, or when
 * what it is about is gone. With scripts its page is still there (`lib/forms/keep-written.ts`); without, the answer is a
 * page that has it (`servePages`).
 */
export const keepWritten =
  <Args extends Asked>(action: (args: Args) => unknown) =>
  async (args: Args): Promise<unknown> => {
    await guardWriter(args)
    try {
      return await action(args)
    } catch (error) {
      const why = error instanceof Response ? whyNotTaken(error, new URL(args.request.url).pathname) : null
      if (error instanceof Response && why !== null && !args.context.isForScripts) {
        const leadsTo = error.headers.get('location') ?? ''
        const writer = await writerOf(args.context).catch(() => UNKNOWN_WRITER)
        const written = await readWritten(args.request, { why, leadsTo, writer }).catch(() => null)
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
