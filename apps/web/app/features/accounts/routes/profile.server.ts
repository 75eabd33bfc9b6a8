import { changeProfile, membershipPage, profileOf, publicStoresOf } from '@pasar/api'
import { profileSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect, redirectDocument } from '@remix-run/node'
import { keepLanguage, languageOf } from '../../../i18n/language.server'
import { keepCurrency } from '../../../lib/currency.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { listCurrencies } from '../server/currencies.server'
import { openProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const [head, { id: _id, role: _role, hasTwoFactor: _hasTwoFactor, ...profile }, work, stores] =
    await Promise.all([
      makeHead(context, request, (t) => ({
        title: t('profile.title'),
        description: t('profile.description'),
      })),
      profileOf(context.ctx, member),
      membershipPage(context.ctx, member),
      publicStoresOf(context.ctx, member),
    ])
  const worksFor = work.membership?.sellerName ?? work.invitedBy[0] ?? null
  return {
    head,
    worksFor,
    isStaff: work.membership !== null,
    profile,
    stores,
    currencies: listCurrencies(await languageOf(request)),
  }
}

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
    // Another language needs another document.
    const lead = input.language === (await languageOf(request)) ? redirect : redirectDocument
    throw lead(base, { headers })
  })
}
