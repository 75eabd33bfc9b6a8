import { ownStores, removeStore } from '@pasar/api'
import { shipsAgainAt } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { describePlace } from '../../catalogue/server/place-names.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/stores', { context, request })
  const [head, stores, language] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('stores.title'), description: t('stores.lead') })),
    ownStores(context.ctx, seller),
    languageOf(request),
  ])
  const now = context.ctx.now()
  return {
    head,
    stores: stores.map(
      ({ id, slug, name, city, country, logoKey, activeItems, isUnused, holidayUntil, hiddenFor }) => ({
        id,
        slug,
        name,
        place: describePlace(language, city, country),
        logoKey,
        activeItems,
        isUnused,
        isOnHoliday: shipsAgainAt(holidayUntil, now) !== null,
        hiddenFor,
      }),
    ),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/stores', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    await orNotFound(removeStore(context.ctx, seller, values.storeId ?? ''))
    throw await redirectWithSuccess('/stores', { title: 'stores.removed', text: 'stores.removedText' })
  })
}
