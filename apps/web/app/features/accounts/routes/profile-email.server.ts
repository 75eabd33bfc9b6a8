import { cancelEmailChange, pendingEmailOf, requestEmailChange } from '@pasar/api'
import { emailChangeSchema, linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openRecentProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openRecentProfile(context, request)
  const head = await makeHead(context, request, (t) => ({
    title: t('security.emailChange'),
    description: t('security.emailLead'),
  }))
  return { head, email: member.email, pending: await pendingEmailOf(context.ctx, member) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openRecentProfile(context, request)
  const values = await readForm(request)
  const page = linkTo(`${base}/security/email`)
  return answerForm(values, async () => {
    if (values.intent === 'cancel') {
      await cancelEmailChange(context.ctx, member)
      throw await redirectWithSuccess(page, {
        title: 'security.emailCancelled',
        text: 'security.emailCancelledText',
      })
    }
    const { email } = parseForm(emailChangeSchema, values)
    await requestEmailChange(context.ctx, member, email)
    throw await redirectWithSuccess(page, { title: 'security.emailSent', text: 'security.emailSentText' })
  })
}
