import {
  findAnyOrderHead,
  findAnyParcel,
  findDueParcels,
  findReminders,
  type OrderedParcel,
  type OrderHead,
  type Tx,
  takeReminder,
} from '@pasar/db'
import { awaitsRest, isService, linkTo } from '@pasar/domain'
import type { Context } from '../platform/context'
import { countEach } from '../platform/jobs/count-each'
import { queueParcelMail } from '../platform/mail/parcel-mails'
import { cancelUnshipped } from './commands/cancel-parcel'
import { cancelUnshippedRest } from './commands/cancel-rest'
import { deliverParcel } from './commands/deliver'
import { completeParcel } from './commands/receive'
import { notifyOfAppointment } from './internal/appointment-news'
import { notifySeller } from './internal/history'
import { BY_SYSTEM } from './internal/move-parcel'
import { parcelRoots } from './internal/roots'

/** Moved on in one run, each in a transaction of its own: one that fails holds up no other. */
const BATCH = 200

interface Due {
  order: OrderHead
  parcel: OrderedParcel
}

/** What the clock does to a parcel whose time is up. */
async function moveOn(tx: Tx, ctx: Context, due: Due): Promise<boolean> {
  switch (due.parcel.state) {
    case 'to_ship':
      return (
        (await cancelUnshipped(tx, ctx, due, BY_SYSTEM, {
          note: isService(due.parcel) ? 'No date was agreed in time' : 'Not shipped in time',
        })) !== null
      )
    case 'shipped':
      if (awaitsRest(due.parcel)) return cancelUnshippedRest(tx, ctx, due, BY_SYSTEM, 'Not shipped in time')
      // Long on its way, it counts as delivered.
      return deliverParcel(tx, ctx, due, BY_SYSTEM)
    case 'delivered':
      return completeParcel(tx, ctx, due, BY_SYSTEM)
    default:
      return false
  }
}

async function remind(tx: Tx, ctx: Context, { order, parcel }: Due): Promise<boolean> {
  const isRest = awaitsRest(parcel)
  if ((parcel.state !== 'to_ship' && !isRest) || !(await takeReminder(tx, parcel.id, ctx.now()))) return false
  if (isService(parcel)) {
    await notifyOfAppointment(tx, ctx, 'appointmentOpen', {
      order,
      parcel,
      to: 'seller',
      until: parcel.dueAt,
      event: 'reminder',
    })
    return true
  }
  const data = { number: order.number, store: parcel.storeName, until: parcel.dueAt ?? 0 }
  const link = isRest ? linkTo('/seller/orders/:id/ship', { id: parcel.id }) : '/orders/seller'
  await notifySeller(tx, ctx, parcel.sellerId, 'shipReminder', data, link)
  const until = parcel.dueAt ?? undefined
  // After a part, its seller is reminded of the rest anew.
  const event = isRest ? `rest:${parcel.restPieces}` : ''
  await queueParcelMail(tx, ctx, 'shipReminder', { order, parcel, to: 'seller', until, event })
  return true
}

const withParcel =
  (ctx: Context, work: (tx: Tx, ctx: Context, due: Due) => Promise<boolean>) =>
  async (tx: Tx, parcelId: string): Promise<boolean> => {
    const parcel = await findAnyParcel(tx, parcelId)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    return order ? work(tx, ctx, { order, parcel }) : false
  }

/** Moves on every parcel whose time is up. @returns how many */
export async function moveDueParcels(ctx: Context): Promise<number> {
  const due = await findDueParcels(ctx.db, ctx.now(), BATCH)
  return countEach(
    ctx,
    due,
    parcelRoots,
    withParcel(ctx, async (tx, inside, found) => {
      const { dueAt } = found.parcel
      return dueAt !== null && dueAt <= inside.now() && (await moveOn(tx, inside, found))
    }),
  )
}

/** Reminds sellers of what waits to be shipped. @returns of how many parcels */
export const remindSellers = async (ctx: Context): Promise<number> =>
  countEach(
    ctx,
    await findReminders(ctx.db, ctx.now(), BATCH),
    (parcel) => ({ order: { parcel } }),
    withParcel(ctx, remind),
  )
