import { hasTwoFactor, listSessions } from '@pasar/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { openProfile } from '../server/profile.server'
import { runSecurity } from '../server/security.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, member } = await openProfile(context, request)
  const { ctx } = context
  const [head, sessions, isTwoFactorOn] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('profile.tabSecurity'),
      description: t('security.description'),
    })),
    listSessions(ctx, member, session.sessionId),
    hasTwoFactor(ctx, member.id),
  ])
  return { head, sessions, hasTwoFactor: isTwoFactorOn, email: member.email }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const access = await openProfile(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    throw await runSecurity(context, request, access, values)
  })
}
