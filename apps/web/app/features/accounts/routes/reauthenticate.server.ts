import { hasTwoFactor, reauthenticate } from '@pasar/api'
import { PROFILE_PATH, proofSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { safePath } from '../../../lib/session/safe-path'
import { signedIn } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await signedIn(context, request)
  const head = await makeHead(context, request, (t) => ({
    title: t('security.proofTitle'),
    description: t('security.proofDescription'),
  }))
  return { head, email: member.email, hasTwoFactor: await hasTwoFactor(context.ctx, member.id) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await signedIn(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    await reauthenticate(context.ctx, session, parseForm(proofSchema, values))
    const from = new URL(request.url).searchParams.get('from')
    throw redirect(safePath(from, PROFILE_PATH[session.member.role]))
  })
}
