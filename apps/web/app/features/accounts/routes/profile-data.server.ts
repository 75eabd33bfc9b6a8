import { balanceToWaive, deleteAccount, deletionHurdles, hasTwoFactor, isRecent } from '@pasar/api'
import { proofSchema, ROLE } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { waysPast } from '../client/deletion-hurdles'
import { openProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member, session } = await openProfile(context, request)
  const [head, hurdles, isTwoFactorOn, balance] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('profile.tabData'),
      description: t('profile.dataDescription'),
    })),
    deletionHurdles(context.ctx, member),
    hasTwoFactor(context.ctx, member.id),
    balanceToWaive(context.ctx, member),
  ])
  const isSeller = member.role === ROLE.SELLER || member.role === ROLE.RESELLER
  const withWays = hurdles.map((code) => ({ code, ways: waysPast(code, member.role) }))
  const isProven = isRecent(context.ctx, session)
  return { head, hurdles: withWays, hasTwoFactor: isTwoFactorOn, isProven, isSeller, balance }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member } = await openProfile(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    await deleteAccount(context.ctx, member, parseForm(proofSchema, values), values.waive !== undefined)
    // The session is gone; its cookie goes, too.
    const headers = new Headers({ 'Set-Cookie': context.services.sessions.clearCookie() })
    const flash = { tone: 'success', title: 'profile.deleted', text: 'profile.deletedText' } as const
    headers.append('Set-Cookie', await setFlash(flash))
    throw redirect('/' satisfies PagePath, { headers })
  })
}
