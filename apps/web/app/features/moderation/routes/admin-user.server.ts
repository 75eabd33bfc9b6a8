import {
  type Admin,
  changeRole,
  endMemberSessions,
  liftFromDesk,
  memberPage,
  noteMember,
  resetMemberTwoFactor,
  suspendFromDesk,
} from '@pasar/api'
import {
  DomainError,
  linkTo,
  roleChangeSchema,
  rolesFor,
  staffNoteSchema,
  suspensionSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/admin/users/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(memberPage(context.ctx, admin, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: page.member.name || t('memberWork.nobody'),
    description: t('memberWork.lead'),
  }))
  const { role, sellerStatus } = page.member
  return { head, roles: rolesFor(role, sellerStatus === 'approved'), ...page }
}

/** Does what a form asks for. @returns what is said then */
async function act({ ctx }: AppLoadContext, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  switch (values.intent) {
    case 'suspend':
      await suspendFromDesk(ctx, admin, id, parseForm(suspensionSchema, values))
      return 'memberWork.suspendedText'
    case 'role':
      await changeRole(ctx, admin, id, parseForm(roleChangeSchema, values))
      return 'memberWork.changedRoleText'
    case 'lift':
      await liftFromDesk(ctx, admin, id, parseForm(suspensionSchema, values))
      return 'memberWork.liftedText'
    case 'resetTwoFactor':
      await resetMemberTwoFactor(ctx, admin, id, parseForm(suspensionSchema, values))
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

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(memberPage(context.ctx, admin, id))
  return answerStaffForm(request, linkTo(PATH, { id }), (values) => act(context, admin, id, values))
}
