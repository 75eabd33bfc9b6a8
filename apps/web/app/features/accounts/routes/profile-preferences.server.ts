import { choicesOf, choose, followedBy } from '@pasar/api'
import type { Choices } from '@pasar/domain'
import { kindsFor, linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const head = await makeHead(context, request, (t) => ({
    title: t('profile.tabPreferences'),
    description: t('profile.preferencesLead'),
  }))
  const [choices, followed] = await Promise.all([
    choicesOf(context.ctx, member),
    followedBy(context.ctx, member),
  ])
  return { head, choices, followed }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  const values = await readForm(request)
  const choices: Choices = {}
  // A box that is not ticked is not sent.
  for (const { kind } of kindsFor(member.role))
    choices[kind] = { inApp: values[`${kind}.inApp`] === 'on', mail: values[`${kind}.mail`] === 'on' }
  return answerForm(values, async () => {
    await choose(context.ctx, member, choices)
    throw await redirectWithSuccess(linkTo(`${base}/preferences`), {
      title: 'profile.saved',
      text: 'profile.savedText',
    })
  })
}
