import {
  type AppointmentView,
  findAnyOrderHead,
  findAnyParcel,
  findAppointment,
  findOwnOrderHead,
  findOwnParcel,
  type OrderHead,
  type ParcelView,
  type Tx,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'

/** Who acts: a buyer on orders of their own, a seller on parcels of their own. */
export interface Side {
  actor: 'buyer' | 'seller'
  /** Of the order or of the parcel. */
  ownerId: string
  /** Who does it: staff, too, for a seller. */
  actorId: string
}

export const otherSide = ({ actor }: Side) => (actor === 'buyer' ? 'seller' : 'buyer')

export interface Service {
  order: OrderHead
  parcel: ParcelView
  appointment: AppointmentView
}

/** @throws DomainError NOT_FOUND for others' services, and for goods */
export async function findOwnService(tx: Tx, { actor, ownerId }: Side, parcelId: string): Promise<Service> {
  const isBuyer = actor === 'buyer'
  const parcel = await (isBuyer ? findAnyParcel(tx, parcelId) : findOwnParcel(tx, parcelId, ownerId))
  const order =
    parcel &&
    (await (isBuyer ? findOwnOrderHead(tx, parcel.orderId, ownerId) : findAnyOrderHead(tx, parcel.orderId)))
  const appointment = order && (await findAppointment(tx, parcelId))
  if (!parcel || !order || !appointment) throw new DomainError('NOT_FOUND')
  return { order, parcel, appointment }
}
