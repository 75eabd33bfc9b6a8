import { resendVerification } from '@pasar/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, homeOf, loginPath, PROMPT } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'
import { fromOf, pathOf } from '../../../lib/session/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await guardPage(PROMPT, { context, request })
  if (actor?.isVerified) throw redirect(fromOf(request) ?? homeOf(actor.role))
  const head = await makeHead(context, request, (t) => ({
    title: t('accounts.promptTitle'),
    description: t('accounts.promptDescription'),
  }))
  return { head, member: actor && { email: actor.email, home: homeOf(actor.role) } }
}

/** Sends the mail once more. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await guardPage(PROMPT, { context, request })
  if (member === null) throw redirect(loginPath(pathOf(request)))
  return answerForm({}, async () => {
    await resendVerification(context.ctx, member, fromOf(request))
    const flash = {
      tone: 'success',
      text: 'accounts.sentAgain',
      values: { email: member.email },
    } as const
    throw await redirectWithMessage(pathOf(request), flash)
  })
}
