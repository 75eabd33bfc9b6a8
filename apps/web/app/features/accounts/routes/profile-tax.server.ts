import { forgetTaxDetails, ownTaxDetails, saveTaxDetails } from '@pasar/api'
import { linkTo, taxDetailsSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { writeCountries } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const [head, details] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('taxDetails.tab'), description: t('taxDetails.lead') })),
    ownTaxDetails(context.ctx, member),
  ])
  const form: FormValues =
    details === null
      ? { name: member.name, idKind: 'NRIC', country: 'MY' }
      : { ...details, onInvoices: details.onInvoices ? 'on' : '' }
  return { head, form, isGiven: details !== null, countries: writeCountries(await languageOf(request)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  const values = await readForm(request)
  return answerForm(values, async () => {
    const back = linkTo(`${base}/tax`)
    if (values.intent === 'forget') {
      await forgetTaxDetails(context.ctx, member)
      throw await redirectWithSuccess(back, {
        title: 'taxDetails.forgotten',
        text: 'taxDetails.forgottenText',
      })
    }
    await saveTaxDetails(context.ctx, member, parseForm(taxDetailsSchema, values))
    throw await redirectWithSuccess(back, { title: 'taxDetails.saved', text: 'taxDetails.savedText' })
  })
}
