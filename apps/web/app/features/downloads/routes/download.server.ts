import { isAppToken } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { answerAppDownload, answerDownload } from '../../orders/server/download.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { token = '' } = params
  // It says itself for whom it was made.
  if (isAppToken(token)) return answerAppDownload(context, request, token)
  const buyer = await guardPage('/downloads/:token', { context, request })
  return answerDownload(context, buyer, request, token)
}
