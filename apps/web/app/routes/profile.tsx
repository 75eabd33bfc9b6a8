import { changeProfile, profileOf } from '@pasar/api'
import { profileSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { listCurrencies } from '../features/profile/currencies.server'
import { openProfile } from '../features/profile/profile-door.server'
import { ProfilePage } from '../features/profile/profile-page'
import { keepLanguage, languageOf } from '../i18n/language.server'
import { keepCurrency } from '../lib/currency.server'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const [head, { id: _id, role: _role, hasTwoFactor: _hasTwoFactor, ...profile }] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('profile.title'),
      description: t('profile.description'),
    })),
    profileOf(context.ctx, member),
  ])
  return { head, profile, currencies: listCurrencies(await languageOf(request)) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(profileSchema, values)
    await changeProfile(context.ctx, member, input)
    const headers = new Headers({ 'Set-Cookie': await keepLanguage(request, input.language) })
    const flash = { tone: 'success', title: 'profile.saved', text: 'profile.savedText' } as const
    headers.append('Set-Cookie', keepCurrency(request, input.currency))
    headers.append('Set-Cookie', await setFlash(flash))
    throw redirect(base, { headers })
  })
}

export default ProfilePage
