import { addressesOf, makeDefaultAddress, removeAddress } from '@pasar/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { listCountries } from '../features/checkout/countries.server'
import { AddressesPage } from '../features/profile/addresses-page'
import { leadTo, openProfile } from '../features/profile/profile-door.server'
import { languageOf } from '../i18n/language.server'
import { answerForm, readForm } from '../lib/forms.server'
import { notFound, orNotFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openProfile(context, request)
  const [head, addresses, language] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('profile.tabAddresses'),
      description: t('profile.addressesLead'),
    })),
    addressesOf(context.ctx, member),
    languageOf(request),
  ])
  const used = new Set(addresses.map(({ country }) => country))
  return { head, addresses, countries: listCountries(language).filter(({ value }) => used.has(value)) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  const values = await readForm(request)
  const { intent, addressId = '' } = values
  return answerForm(values, async () => {
    if (intent === 'default') {
      await orNotFound(makeDefaultAddress(context.ctx, member, addressId))
      const said = { title: 'profile.addressDefault', text: 'profile.addressDefaultText' } as const
      throw await leadTo(`${base}/addresses`, said)
    }
    if (intent !== 'remove') throw notFound()
    await orNotFound(removeAddress(context.ctx, member, addressId))
    const said = { title: 'profile.addressRemoved', text: 'profile.addressRemovedText' } as const
    throw await leadTo(`${base}/addresses`, said)
  })
}

export default AddressesPage
