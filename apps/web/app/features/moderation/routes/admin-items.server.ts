import { type Admin, moveFeatured, removeItem, staffItemsPage, tellItemsApart } from '@pasar/api'
import {
  duplicateRemovalSchema,
  featuredMoveSchema,
  itemPairSchema,
  readStaffItemsFilter,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'
import { viewTabs } from '../../platform/server/saved-views.server'

const PATH = '/admin/items'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const filter = readStaffItemsFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'items')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('itemWork.title'), description: t('itemWork.lead') })),
    orNotFound(staffItemsPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}

/** Does what is asked for about two items with the same picture. @returns what is said then */
async function settleDuplicate({ ctx }: AppLoadContext, admin: Admin, values: FormValues): Promise<TextKey> {
  if (values.intent === 'apart') {
    await tellItemsApart(ctx, admin, parseForm(itemPairSchema, values))
    return 'itemWork.apartText'
  }
  const { itemId, ...removal } = parseForm(duplicateRemovalSchema, values)
  await removeItem(ctx, admin, itemId, removal)
  return 'itemWork.removedText'
}

/** Moves a featured item up or down, or decides on two items with the same picture. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { intent } = values
    if (intent === 'apart' || intent === 'remove')
      throw await redirectWithSuccess(pathOf(request), {
        title: 'itemWork.done',
        text: await settleDuplicate(context, admin, values),
      })
    await moveFeatured(context.ctx, admin, parseForm(featuredMoveSchema, values))
    throw redirect(pathOf(request))
  })
}
