import type { Member } from '@pasar/api'
import { addAddress, addressOf, changeAddress } from '@pasar/api'
import { addressSchema, linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { writeCountries } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openProfile } from '../server/profile.server'

const NEW = 'new'

async function fillForm(context: AppLoadContext, member: Member, id: string) {
  if (id === NEW) {
    const form: FormValues = { fullName: member.name, country: 'MY' }
    return { form, isNew: true, isDefault: false }
  }
  const { isDefault, id: _id, ...address } = await orNotFound(addressOf(context.ctx, member, id))
  const form: FormValues = { ...address, stateCode: address.state, region: address.state }
  return { form, isNew: false, isDefault }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const [filled, language] = await Promise.all([
    fillForm(context, member, params.id ?? ''),
    languageOf(request),
  ])
  const head = await makeHead(context, request, (t) => ({
    title: t(filled.isNew ? 'profile.newAddress' : 'profile.editAddress'),
    description: t('profile.addressesLead'),
  }))
  return { head, ...filled, countries: writeCountries(language) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  const { id = '' } = params
  if (id !== NEW) await orNotFound(addressOf(context.ctx, member, id))
  const values = await readForm(request)
  return answerForm(values, async () => {
    const state = values.country === 'MY' ? values.stateCode : values.region
    const address = parseForm(addressSchema, { ...values, state })
    const isDefault = values.isDefault === 'on'
    if (id === NEW) await addAddress(context.ctx, member, address, isDefault)
    else await orNotFound(changeAddress(context.ctx, member, id, address, isDefault))
    const said = { title: 'profile.addressSaved', text: 'profile.addressSavedText' } as const
    throw await redirectWithSuccess(linkTo(`${base}/addresses`), said)
  })
}
