import { chooseWork, leaveStaff, membershipPage } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/staff-membership'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('storeStaff.membership'),
    description: t('storeStaff.membershipLead'),
  }))
  return { head, ...(await membershipPage(context.ctx, member)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    switch (values.intent) {
      case 'leave':
        await leaveStaff(context.ctx, member)
        throw await redirectWithSuccess(PATH, { title: 'storeStaff.left', text: 'storeStaff.leftText' })
      case 'own':
      case 'staff':
        await chooseWork(context.ctx, member, values.intent)
        throw await redirectWithSuccess(PATH, {
          title: 'storeStaff.switched',
          text: 'storeStaff.switchedText',
        })
      default:
        throw new DomainError('VALIDATION')
    }
  })
}
