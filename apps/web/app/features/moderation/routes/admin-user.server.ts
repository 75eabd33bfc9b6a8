import {
  type Admin,
  changeRole,
  endMemberSessions,
  isRecent,
  type LiveSession,
  liftFromDesk,
  liftSelling,
  memberPage,
  noteMember,
  resetMemberTwoFactor,
  startImpersonation,
  suspendFromDesk,
  suspendSelling,
} from '@pasar/api'
import {
  DomainError,
  isSeller,
  linkTo,
  mayBeImpersonated,
  roleChangeSchema,
  rolesFor,
  staffNoteSchema,
  suspensionSchema,
} from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, homeOf, orNotFound } from '../../../lib/session/guards.server'
import { recentMember, signedIn } from '../../accounts/server/profile.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/admin/users/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(memberPage(context.ctx, admin, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: page.member.name || t('memberWork.nobody'),
    description: t('memberWork.lead'),
  }))
  const { role, sellerStatus, state } = page.member
  const mayImpersonate = !page.isSelf && state === 'active' && mayBeImpersonated(role)
  const isProven = isRecent(context.ctx, await signedIn(context, request))
  return { head, roles: rolesFor(role, isSeller(sellerStatus)), mayImpersonate, isProven, ...page }
}

/** The session of an admin who has just proved who they are. @throws a redirect to where they do, which leads back here */
async function proven({ request, context }: ActionFunctionArgs): Promise<LiveSession> {
  const session = await signedIn(context, request)
  recentMember(context, request, session)
  return session
}

/** Begins an impersonation. @throws a redirect to the member's home, and as `proven` does */
async function impersonate(
  args: ActionFunctionArgs,
  admin: Admin,
  id: string,
  values: FormValues,
): Promise<never> {
  const { context } = args
  const session = await proven(args)
  const input = parseForm(suspensionSchema, values)
  const { role } = await startImpersonation(context.ctx, admin, session, id, input)
  // Pages of an impersonation have no scripts: those of this page must not go on there.
  throw redirectDocument(homeOf(role))
}

/** Does what a form asks for. @returns what is said then @throws as `proven` does */
async function act(args: ActionFunctionArgs, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  const { ctx } = args.context
  switch (values.intent) {
    case 'suspend':
      await suspendFromDesk(ctx, admin, id, parseForm(suspensionSchema, values))
      return 'memberWork.suspendedText'
    case 'role':
      await changeRole(ctx, admin, await proven(args), id, parseForm(roleChangeSchema, values))
      return 'memberWork.changedRoleText'
    case 'lift':
      await liftFromDesk(ctx, admin, id, parseForm(suspensionSchema, values))
      return 'memberWork.liftedText'
    case 'suspendSelling':
      await suspendSelling(ctx, admin, id, parseForm(suspensionSchema, values))
      return 'memberWork.suspendedSellingText'
    case 'liftSelling':
      await liftSelling(ctx, admin, id, parseForm(suspensionSchema, values))
      return 'memberWork.liftedSellingText'
    case 'resetTwoFactor':
      await resetMemberTwoFactor(ctx, admin, await proven(args), id, parseForm(suspensionSchema, values))
      return 'memberWork.resetText'
    case 'end':
      await endMemberSessions(ctx, admin, id, values.sessionId ?? '')
      return 'memberWork.endedText'
    case 'endAll':
      await endMemberSessions(ctx, admin, id, null)
      return 'memberWork.endedText'
    case 'note':
      await noteMember(ctx, admin, id, parseForm(staffNoteSchema, values))
      return 'staffLog.written'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(memberPage(context.ctx, admin, id))
  return answerStaffForm(request, linkTo(PATH, { id }), (values) =>
    values.intent === 'impersonate' ? impersonate(args, admin, id, values) : act(args, admin, id, values),
  )
}
