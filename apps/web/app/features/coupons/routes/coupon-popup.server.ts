import { runningCoupons } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { actorOf } from '../../../lib/session/guards.server'

/** What the coupon popup shows: for members with what they may use, for visitors what there is. */
export async function loader({ context }: LoaderFunctionArgs) {
  const coupons = await runningCoupons(context.ctx, await actorOf(context))
  return Response.json({ coupons }, { headers: { 'Cache-Control': 'no-store' } })
}
