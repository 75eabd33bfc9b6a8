import { cancelEmailChange, pendingEmailOf, requestEmailChange } from '@pasar/api'
import { emailChangeSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { EmailPage } from '../features/profile/email-page'
import { leadTo, openProfile, recentMember } from '../features/profile/profile-door.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = await openProfile(context, request)
  const member = recentMember(context, request, session)
  const head = await makeHead(context, request, (t) => ({
    title: t('security.emailChange'),
    description: t('security.emailLead'),
  }))
  return { head, email: member.email, pending: await pendingEmailOf(context.ctx, member) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, base } = await openProfile(context, request)
  const member = recentMember(context, request, session)
  const values = await readForm(request)
  const page = `${base}/security/email`
  return answerForm(values, async () => {
    if (values.intent === 'cancel') {
      await cancelEmailChange(context.ctx, member)
      throw await leadTo(page, { title: 'security.emailCancelled', text: 'security.emailCancelledText' })
    }
    const { email } = parseForm(emailChangeSchema, values)
    await requestEmailChange(context.ctx, member, email)
    throw await leadTo(page, { title: 'security.emailSent', text: 'security.emailSentText' })
  })
}

export default EmailPage
