import { resendVerification } from '@pasar/api'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { VerifyPromptPage } from '../features/auth/verify-prompt-page'
import { setFlash } from '../lib/flash.server'
import { answerForm } from '../lib/forms.server'
import { guardPage, homeOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { fromOf, pathOf } from '../lib/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await guardPage('/verify-email-prompt', { context, request })
  const next = fromOf(request) ?? homeOf(member.role)
  if (member.isVerified) throw redirect(next)
  const head = await makeHead(context, request, (t) => ({
    title: t('accounts.promptTitle'),
    description: t('accounts.promptDescription'),
  }))
  return { head, email: member.email, home: homeOf(member.role) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

/** Sends the mail once more. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await guardPage('/verify-email-prompt', { context, request })
  return answerForm({}, async () => {
    await resendVerification(context.ctx, member, fromOf(request))
    const flash = {
      tone: 'success',
      text: 'accounts.sentAgain',
      values: { email: member.email },
    } as const
    throw redirect(pathOf(request), { headers: { 'Set-Cookie': await setFlash(flash) } })
  })
}

export default VerifyPromptPage
