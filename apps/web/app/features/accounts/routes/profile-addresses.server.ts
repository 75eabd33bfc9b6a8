import { addressesOf, makeDefaultAddress, removeAddress } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { writeAddress } from '../../checkout/server/write-address.server'
import { openProfile } from '../server/profile.server'

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
  return {
    head,
    addresses: addresses.map((address) => ({ ...address, line: writeAddress(language, address) })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openProfile(context, request)
  const values = await readForm(request)
  const { intent, addressId = '' } = values
  return answerForm(values, async () => {
    if (intent === 'default') {
      await orNotFound(makeDefaultAddress(context.ctx, member, addressId))
      const said = { title: 'profile.addressDefault', text: 'profile.addressDefaultText' } as const
      throw await redirectWithSuccess(linkTo(`${base}/addresses`), said)
    }
    if (intent !== 'remove') throw notFound()
    await orNotFound(removeAddress(context.ctx, member, addressId))
    const said = { title: 'profile.addressRemoved', text: 'profile.addressRemovedText' } as const
    throw await redirectWithSuccess(linkTo(`${base}/addresses`), said)
  })
}
