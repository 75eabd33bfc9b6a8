import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDownload } from '../features/purchases/download-door.server'
import { guardPage } from '../lib/guards.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/downloads/:token', { context, request })
  return answerDownload(context, buyer, request, params.token ?? '')
}
