import { trackOrder } from '@pasar/api'
import { trackSchema } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { TrackPage } from '../features/track/track-page'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const PATH = '/track-order'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('track.title'),
    description: t('track.description'),
  }))
  return { head }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

/** Asked and answered in one form: nothing of it stands in an address, and nothing keeps it. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const tracked = await trackOrder(context.ctx, parseForm(trackSchema, values))
    return data({ tracked }, { headers: { 'Cache-Control': 'private, no-store' } })
  })
}

export default TrackPage
