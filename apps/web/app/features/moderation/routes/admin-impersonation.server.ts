import { endImpersonation } from '@pasar/api'
import { homeOf, linkTo } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/admin/impersonation'
const MEMBERS = '/admin/users'

/** The open impersonation of this session; also the answer to whatever is refused meanwhile. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage(PATH, { context, request })
  const impersonation = (await context.session())?.impersonation ?? null
  const head = await makeHead(context, request, (t) => ({
    title: t('impersonation.title'),
    description: t('impersonation.description'),
  }))
  if (impersonation === null)
    return data({ head, state: 'none', name: '', reason: '', endsAt: 0, home: MEMBERS } as const)
  const { memberName: name, memberRole, reason, endsAt } = impersonation
  const isOver = context.impersonationRefusal === 'LOOK_OVER' || endsAt <= context.ctx.now()
  const state = isOver ? 'over' : context.impersonationRefusal ? 'refused' : 'open'
  const shown = { head, state, name, reason, endsAt, home: homeOf(memberRole) } as const
  return data(shown, { status: context.impersonationRefusal ? 403 : 200 })
}

/** Ends it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const session = await context.session()
  const memberId = session && (await endImpersonation(context.ctx, admin, session.sessionId))
  if (!memberId) throw redirect(MEMBERS)
  const path = linkTo('/admin/users/:id', { id: memberId })
  throw await redirectWithSuccess(path, { title: 'impersonation.ended', text: 'impersonation.endedText' })
}
