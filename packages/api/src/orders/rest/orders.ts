import { DomainError, linkTo, ORDER_STATES } from '@pasar/domain'
import { z } from 'zod'
import type { Buyer } from '../../access/actors'
import { startAppDownload } from '../../downloads/commands'
import { filesOfOrder } from '../../downloads/reads'
import { startPayment, startPaymentAgain } from '../../payments/commands/start'
import type { Context } from '../../platform/context'
import { idOf, nextCursor, optionalParameter, time, toTime } from '../../platform/rest/fields'
import { buyerCall, restRouter } from '../../platform/rest/procedure'
import { cancelOrder } from '../commands/close'
import { orderPage, ordersPage } from '../reads/orders'
import { orderSchema, orderSummarySchema } from './order-schemas'
import { toOrder, toOrderSummary } from './order-view'

const tag = 'Orders'
const oneSchema = z.object({ success: z.literal(true), order: orderSchema })
const byId = z.object({ id: idOf('an order') })

export async function answerOrder(ctx: Context, buyer: Buyer, orderId: string) {
  const view = await orderPage(ctx, buyer, orderId)
  return { success: true as const, order: toOrder(ctx, view, await filesOfOrder(ctx, view)) }
}

/** Where an order is paid, absolute. */
export const payAt = async (
  ctx: Context,
  buyer: Buyer,
  { orderId, isRepeated }: { orderId: string; isRepeated: boolean },
): Promise<string> =>
  absolute(ctx, await (isRepeated ? startPaymentAgain : startPayment)(ctx, buyer, orderId))

const absolute = ({ config }: Context, path: string): string => new URL(path, config.appUrl).href

function ifNotCancellable(error: unknown): DomainError {
  if (error instanceof DomainError && error.code === 'ORDER_NOT_CANCELLABLE') return error
  throw error
}

export const orders = restRouter({
  list: buyerCall({
    method: 'GET',
    path: '/orders',
    tag,
    summary: 'One’s orders, the newest first',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        state: optionalParameter(z.enum(ORDER_STATES), 'Orders in this state only.'),
        cursor: nextCursor,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        orders: z.array(orderSummarySchema),
        next: z.string().nullable(),
      }),
    )
    .query(async ({ ctx: { context, buyer }, input: { state = null, cursor = null } }) => {
      const page = await ordersPage(context, buyer, { state, cursor })
      const listed = page.orders.map((order) => toOrderSummary(context, order))
      return { success: true as const, orders: listed, next: page.next }
    }),
  read: buyerCall({
    method: 'GET',
    path: '/orders/{id}',
    tag,
    summary: 'One of one’s orders',
    fails: ['NOT_FOUND'],
  })
    .input(byId)
    .output(oneSchema)
    .query(({ ctx: { context, buyer }, input }) => answerOrder(context, buyer, input.id)),
  cancel: buyerCall({
    method: 'POST',
    path: '/orders/{id}/cancel',
    tag,
    summary: 'Cancel an order that is not paid',
    description: 'Sent again it changes nothing, and answers with the cancelled order.',
    fails: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  })
    .input(byId)
    .output(oneSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      const refusal = await cancelOrder(context, buyer, input.id).catch(ifNotCancellable)
      const answer = await answerOrder(context, buyer, input.id)
      // Only its buyer cancels an order: it was this call, whose answer was lost.
      if (refusal && answer.order.state !== 'cancelled') throw refusal
      return answer
    }),
  pay: buyerCall({
    method: 'POST',
    path: '/orders/{id}/pay',
    tag,
    summary: 'Open the page on which an order is paid',
    fails: ['NOT_FOUND', 'ORDER_NOT_PAYABLE', 'PAYMENT_UNAVAILABLE'],
  })
    .input(byId)
    .output(z.object({ success: z.literal(true), payment: z.object({ url: z.string() }) }))
    .mutation(async ({ ctx: { context, buyer }, input }) => ({
      success: true as const,
      payment: { url: absolute(context, await startPaymentAgain(context, buyer, input.id)) },
    })),
  file: buyerCall({
    method: 'POST',
    path: '/orders/{id}/files/{fileId}/link',
    tag,
    status: 201,
    summary: 'Make a link to a file of an order',
    description:
      'Counts one of its `downloadsLeft`, unless one was counted in the last hour. The link needs no token, works for parts of the file (`Range`), and ends with the session.',
    fails: ['NOT_FOUND', 'DOWNLOAD_ENDED', 'FILE_WITHDRAWN', 'DOWNLOADS_USED_UP'],
  })
    .input(z.object({ id: idOf('an order'), fileId: idOf('a file of the order, in `files`') }))
    .output(z.object({ success: z.literal(true), link: z.object({ url: z.string(), expiresAt: time }) }))
    .mutation(async ({ ctx: { context, buyer, session }, input }) => {
      const view = await orderPage(context, buyer, input.id)
      // Bought in several options, the same file counts for each of them.
      const [file] = (await filesOfOrder(context, view))
        .filter(({ id }) => id === input.fileId)
        .sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || other.left - one.left)
      if (!file || !session) throw new DomainError('NOT_FOUND')
      const wanted = { lineId: file.lineId, fileId: file.id }
      const { token, expiresAt } = await startAppDownload(context, buyer, session.sessionId, wanted)
      const url = context.config.appUrl + linkTo('/downloads/:token', { token })
      return { success: true as const, link: { url, expiresAt: toTime(expiresAt) } }
    }),
})
