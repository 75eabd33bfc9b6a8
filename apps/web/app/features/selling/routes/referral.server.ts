import { resellerBehind } from '@pasar/api'
import { DomainError, referralPath } from '@pasar/domain'
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'

/**
 * The short address of a reseller's link. It leads to the long one, which counts who opens it and remembers whose it was.
 * One that is nobody's, or of a reseller who is suspended, says so.
 */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  try {
    const resellerId = await resellerBehind(context.ctx, params.code ?? '')
    return redirect(referralPath(resellerId), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error
    const head = await makeHead(context, request, (t) => ({
      title: t('recruiting.unknownLink'),
      description: t('recruiting.unknownLinkText'),
    }))
    return data({ head }, { status: 404 })
  }
}
