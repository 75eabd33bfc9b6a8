import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { answerDownload } from '../../orders/server/download.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/downloads/:token', { context, request })
  return answerDownload(context, buyer, request, params.token ?? '')
}
