import { type Admin, decideAppeal, featureItem, removeItem, restoreItem, staffItemPage } from '@pasar/api'
import {
  appealDecisionSchema,
  DomainError,
  itemRemovalSchema,
  itemRestoreSchema,
  linkTo,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/admin/items/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(staffItemPage(context.ctx, admin, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: page.item.title,
    description: t('itemWork.lead'),
  }))
  return { head, ...page }
}

/** Does what a form asks for. @returns what is said then */
async function act({ ctx }: AppLoadContext, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  switch (values.intent) {
    case 'remove':
      await removeItem(ctx, admin, id, parseForm(itemRemovalSchema, values))
      return 'itemWork.removedText'
    case 'restore':
      await restoreItem(ctx, admin, id, parseForm(itemRestoreSchema, values))
      return 'itemWork.restoredText'
    case 'appeal':
      await decideAppeal(ctx, admin, id, parseForm(appealDecisionSchema, values))
      return 'itemWork.answeredText'
    case 'feature':
      await featureItem(ctx, admin, id, true)
      return 'itemWork.featuredText'
    case 'unfeature':
      await featureItem(ctx, admin, id, false)
      return 'itemWork.unfeaturedText'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(staffItemPage(context.ctx, admin, id))
  const values = await readForm(request)
  return answerForm(values, async () => {
    const text = await act(context, admin, id, values)
    throw await redirectWithSuccess(linkTo(PATH, { id }), { title: 'itemWork.done', text })
  })
}
