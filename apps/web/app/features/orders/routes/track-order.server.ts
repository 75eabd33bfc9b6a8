import { trackOrder } from '@pasar/api'
import { trackSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

const PATH = '/track-order'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('track.title'),
    description: t('track.description'),
  }))
  return { head }
}

/** Asked and answered in one form: its values are in no address, and nothing stores them. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const tracked = await trackOrder(context.ctx, parseForm(trackSchema, values))
    return data({ tracked }, { headers: { 'Cache-Control': 'private, no-store' } })
  })
}
