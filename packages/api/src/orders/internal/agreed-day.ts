import { findAppointment, type ParcelView, type Tx } from '@pasar/db'
import { isService, startOfDay } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** The agreed day of a service; null for goods. */
export async function agreedDay(tx: Tx, parcel: ParcelView): Promise<string | null> {
  if (!isService(parcel)) return null
  const appointment = await findAppointment(tx, parcel.id)
  return appointment?.state === 'agreed' ? appointment.day : null
}

/** Whether what a parcel sold can be sold to others: nothing of it has left, or it is a service whose day has not come. */
export async function canBeSoldAgain(tx: Tx, ctx: Context, parcel: ParcelView): Promise<boolean> {
  if (parcel.state === 'to_ship') return true
  const day = parcel.state === 'shipped' ? await agreedDay(tx, parcel) : null
  return day !== null && ctx.now() < startOfDay(day)
}
