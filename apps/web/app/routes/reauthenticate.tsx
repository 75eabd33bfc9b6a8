import { hasTwoFactor, reauthenticate } from '@pasar/api'
import { PROFILE_PATH, proofSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { signedIn } from '../features/profile/profile-door.server'
import { ReauthenticatePage } from '../features/profile/reauthenticate-page'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { safePath } from '../lib/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await signedIn(context, request)
  const head = await makeHead(context, request, (t) => ({
    title: t('security.proofTitle'),
    description: t('security.proofDescription'),
  }))
  return { head, email: member.email, hasTwoFactor: await hasTwoFactor(context.ctx, member.id) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await signedIn(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    await reauthenticate(context.ctx, session, parseForm(proofSchema, values))
    const from = new URL(request.url).searchParams.get('from')
    throw redirect(safePath(from, PROFILE_PATH[session.member.role]))
  })
}

export default ReauthenticatePage
