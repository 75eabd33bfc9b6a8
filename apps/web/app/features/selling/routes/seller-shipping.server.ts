import { ownStores, saveShippingDefaults, shippingDefaultsOf } from '@pasar/api'
import { formatRm, shippingDefaultsSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { listCountries } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { toShippingFields } from '../server/shipping-fields.server'

const PATH = '/seller/settings/shipping'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const [head, defaults, stores, language] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('shippingDefaults.title'),
      description: t('shippingDefaults.lead'),
    })),
    shippingDefaultsOf(context.ctx, seller),
    ownStores(context.ctx, seller),
    languageOf(request),
  ])
  return {
    head,
    fields: toShippingFields(defaults),
    countries: listCountries(language),
    stores: stores.map(({ id, name, freeShippingFrom }) => ({
      id,
      name,
      freeFrom: freeShippingFrom === null ? null : formatRm(freeShippingFrom),
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    await saveShippingDefaults(context.ctx, seller, parseForm(shippingDefaultsSchema, values))
    throw await redirectWithSuccess('/seller/settings', {
      title: 'shippingDefaults.saved',
      text: 'shippingDefaults.savedText',
    })
  })
}
