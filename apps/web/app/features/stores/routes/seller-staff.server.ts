import {
  changeStaff,
  inviteStaff,
  removeStaff,
  renewInvitation,
  revokeInvitation,
  type Seller,
  staffPage,
} from '@pasar/api'
import { changeStaffSchema, DomainError, inviteStaffSchema } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import type { Flash } from '../../../lib/session/flash.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/seller/settings/staff'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('storeStaff.title'),
    description: t('storeStaff.lead'),
  }))
  return { head, ...(await staffPage(context.ctx, seller)) }
}

/** Does what a button asks. @returns what to say about it */
async function runIntent(
  { ctx }: AppLoadContext,
  seller: Seller,
  values: FormValues,
): Promise<Omit<Flash, 'tone'>> {
  switch (values.intent) {
    case 'invite': {
      const input = parseForm(inviteStaffSchema, values)
      await inviteStaff(ctx, seller, input)
      return { title: 'storeStaff.invited', text: 'storeStaff.invitedText', values: { email: input.email } }
    }
    case 'change':
      await changeStaff(ctx, seller, parseForm(changeStaffSchema, values))
      return { title: 'storeStaff.changed', text: 'storeStaff.changedText' }
    case 'remove':
      await removeStaff(ctx, seller, values.memberId ?? '')
      return { title: 'storeStaff.removed', text: 'storeStaff.removedText' }
    case 'renew':
      await renewInvitation(ctx, seller, values.id ?? '')
      return { title: 'storeStaff.renewed', text: 'storeStaff.renewedText' }
    case 'revoke':
      await revokeInvitation(ctx, seller, values.id ?? '')
      return { title: 'storeStaff.revoked', text: 'storeStaff.revokedText' }
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    throw await redirectWithSuccess(PATH, await runIntent(context, seller, values))
  })
}
