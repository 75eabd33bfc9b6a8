import { deleteAccount, deletionHurdles, hasTwoFactor } from '@pasar/api'
import { proofSchema, ROLE } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { DataPage } from '../features/profile/data-page'
import { openProfile } from '../features/profile/profile-door.server'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const [head, hurdles, isTwoFactorOn] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('profile.tabData'),
      description: t('profile.dataDescription'),
    })),
    deletionHurdles(context.ctx, member),
    hasTwoFactor(context.ctx, member.id),
  ])
  const isSeller = member.role === ROLE.SELLER || member.role === ROLE.RESELLER
  return { head, hurdles, hasTwoFactor: isTwoFactorOn, isSeller }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { member } = await openProfile(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    await deleteAccount(context.ctx, member, parseForm(proofSchema, values))
    // The session is gone; its cookie goes, too.
    const headers = new Headers({ 'Set-Cookie': context.services.sessions.clearCookie() })
    const flash = { tone: 'success', title: 'profile.deleted', text: 'profile.deletedText' } as const
    headers.append('Set-Cookie', await setFlash(flash))
    throw redirect('/', { headers })
  })
}

export default DataPage
