import { profileOf, removeAvatar, setAvatar } from '@pasar/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, isMultipart, readUpload, sizeOf } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const head = await makeHead(context, request, (t) => ({
    title: t('profile.avatar'),
    description: t('profile.avatarLead'),
  }))
  const { name, avatarKey } = await profileOf(context.ctx, member)
  return { head, name, avatarKey }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  return answerForm({}, async () => {
    // The form that removes it brings no file.
    if (!isMultipart(request)) {
      await removeAvatar(context.ctx, member)
      throw await redirectWithSuccess(base, { title: 'profile.avatarGone', text: 'profile.avatarGoneText' })
    }
    const read = () => readUpload(request, 'picture')
    await setAvatar(context.ctx, member, read, sizeOf(request))
    throw await redirectWithSuccess(base, { title: 'profile.avatarSet', text: 'profile.avatarSetText' })
  })
}
