import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runAnswer, viewSaleClaim } from '../server/answer.server'

const PATH = '/seller/orders/:id/claim'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const page = await viewSaleClaim({ context, request, seller, parcelId: params.id ?? '' })
  const head = await makeHead(context, request, (t) => ({
    title: t('claimWork.title', { number: page.order.number }),
    description: t('claimWork.lead'),
  }))
  return { head, page }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  return runAnswer({ context, request, seller, parcelId: params.id ?? '' })
}
