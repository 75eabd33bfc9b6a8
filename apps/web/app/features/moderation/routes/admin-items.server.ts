import { moveFeatured, staffItemsPage } from '@pasar/api'
import { DomainError, readStaffItemsFilter } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
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

/** Moves a featured item up or down. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { intent, itemId = '' } = values
    if (intent !== 'up' && intent !== 'down') throw new DomainError('VALIDATION')
    await moveFeatured(context.ctx, admin, itemId, intent)
    throw redirect(pathOf(request))
  })
}
