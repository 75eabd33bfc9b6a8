import type { PagePath } from '@pasar/domain/access/link-to'
import { redirect } from '@remix-run/node'

/** The order that a return address names. @throws a redirect to all orders where it names none */
export function orderAsked(request: Request): string {
  const orderId = new URL(request.url).searchParams.get('order') ?? ''
  if (orderId === '') throw redirect('/orders/user' satisfies PagePath)
  return orderId
}
