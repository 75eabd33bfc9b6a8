import { acceptInvitation, invitationPage } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { actorOf, loginPath, promptPath } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const actor = await actorOf(context)
  const invitation = await invitationPage(context.ctx, actor, token)
  const head = await makeHead(context, request, (t) => ({
    title: t('storeStaff.invitation'),
    description: t('storeStaff.invitationLead'),
  }))
  return {
    head,
    invitation,
    reader: actor === null ? null : { email: actor.email, isVerified: actor.isVerified },
    here: linkTo('/staff-invitation/:token', { token }),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const token = params.token ?? ''
  const here = linkTo('/staff-invitation/:token', { token })
  const values = await readForm(request)
  const actor = await actorOf(context)
  if (actor === null) throw redirect(loginPath(here))
  if (!actor.isVerified) throw redirect(promptPath(here))
  return answerForm(values, async () => {
    await acceptInvitation(context.ctx, actor, token)
    throw await redirectWithSuccess('/staff-membership', {
      title: 'storeStaff.joined',
      text: 'storeStaff.joinedText',
    })
  })
}
