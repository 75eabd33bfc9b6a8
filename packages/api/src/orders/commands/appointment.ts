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
  tryHoldParcel,
  tryMoveAppointment,
} from '@pasar/db'
import {
  type AgreeDate,
  DomainError,
  endOfMalaysianDay,
  isAppointmentDay,
  mayMoveAppointment,
  type NameDate,
  stateNamedBy,
} from '@pasar/domain'
import type { Buyer, Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { notifyOfAppointment } from '../internal/appointment-news'
import { notifyState, recordMove } from '../internal/history'
import { tryStepParcel } from '../internal/move-parcel'

/** Who acts: a buyer on orders of their own, a seller on parcels of their own. */
interface Side {
  actor: 'buyer' | 'seller'
  /** Of the order or of the parcel. */
  ownerId: string
  /** Who does it: staff, too, for a seller. */
  actorId: string
}

interface Found {
  order: OrderHead
  parcel: ParcelView
  appointment: AppointmentView
}

/** @throws DomainError NOT_FOUND for others' services, and for goods */
async function findOwn(tx: Tx, { actor, ownerId }: Side, parcelId: string): Promise<Found> {
  const isBuyer = actor === 'buyer'
  const parcel = await (isBuyer ? findAnyParcel(tx, parcelId) : findOwnParcel(tx, parcelId, ownerId))
  const order =
    parcel &&
    (await (isBuyer ? findOwnOrderHead(tx, parcel.orderId, ownerId) : findAnyOrderHead(tx, parcel.orderId)))
  const appointment = order && (await findAppointment(tx, parcelId))
  if (!parcel || !order || !appointment) throw new DomainError('NOT_FOUND')
  return { order, parcel, appointment }
}

const otherSide = ({ actor }: Side) => (actor === 'buyer' ? 'seller' : 'buyer')

/** Names a date; the other side is asked. The same date named again is what it is. */
function nameDate(ctx: Context, side: Side, { parcelId, revision, day, part }: NameDate): Promise<void> {
  return ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const { order, parcel, appointment } = await findOwn(tx, side, parcelId)
    if (!isAppointmentDay(day, ctx.now())) throw new DomainError('VALIDATION', {}, { day: 'appointmentDay' })
    const state = stateNamedBy(side.actor)
    if (appointment.state === state && appointment.day === day && appointment.part === part) return
    const isMoved =
      mayMoveAppointment(appointment.state, state, side.actor) &&
      (await tryHoldParcel(tx, parcelId, 'to_ship')) &&
      (await tryMoveAppointment(tx, { ...appointment, revision }, { state, day, part }))
    if (!isMoved) throw new DomainError('APPOINTMENT_MOVED')
    await recordMove(tx, ctx, {
      orderId: order.id,
      parcelId,
      from: parcel.state,
      to: side.actor === 'buyer' ? 'date_wished' : 'date_proposed',
      actor: side.actor,
      actorId: side.actorId,
      note: day,
    })
    notifyState(tx, ctx, order, order.state)
    await notifyOfAppointment(tx, ctx, 'appointmentProposed', { order, parcel, to: otherSide(side) })
  })
}

/** Agrees to the date that the other side named: it stands, and protection runs from it. Pressed again it is what it is. */
function agreeToDate(ctx: Context, side: Side, { parcelId, revision }: AgreeDate): Promise<void> {
  return ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const { order, parcel, appointment } = await findOwn(tx, side, parcelId)
    const { state, day, part } = appointment
    if (state === 'agreed') return
    if (day === null || part === null || !mayMoveAppointment(state, 'agreed', side.actor))
      throw new DomainError('APPOINTMENT_MOVED')
    if (!isAppointmentDay(day, ctx.now())) throw new DomainError('APPOINTMENT_PAST')
    const by = { actor: side.actor, actorId: side.actorId }
    const times = { shippedAt: ctx.now(), dueAt: endOfMalaysianDay(day), note: day }
    const isMoved =
      (await tryMoveAppointment(tx, { ...appointment, revision }, { state: 'agreed', day, part })) &&
      (await tryStepParcel(tx, ctx, { order, parcel }, 'shipped', by, times))
    if (!isMoved) throw new DomainError('APPOINTMENT_MOVED')
    await notifyOfAppointment(tx, ctx, 'appointmentAgreed', { order, parcel, to: otherSide(side) })
  })
}

const asBuyer = ({ id }: Buyer): Side => ({ actor: 'buyer', ownerId: id, actorId: id })
const asSeller = ({ id, person }: Seller<'ship'>): Side => ({
  actor: 'seller',
  ownerId: id,
  actorId: person.id,
})

/** A buyer names the date they wish for. @throws DomainError NOT_FOUND, VALIDATION at the day, APPOINTMENT_MOVED */
export const wishDate = (ctx: Context, buyer: Buyer, input: NameDate): Promise<void> =>
  nameDate(ctx, asBuyer(buyer), input)

/** A buyer agrees to the seller's date. @throws DomainError NOT_FOUND, APPOINTMENT_MOVED, APPOINTMENT_PAST */
export const acceptDate = (ctx: Context, buyer: Buyer, input: AgreeDate): Promise<void> =>
  agreeToDate(ctx, asBuyer(buyer), input)

/** A seller names another date. @throws DomainError NOT_FOUND, VALIDATION at the day, APPOINTMENT_MOVED */
export const proposeDate = (ctx: Context, seller: Seller<'ship'>, input: NameDate): Promise<void> =>
  nameDate(ctx, asSeller(seller), input)

/** A seller confirms the date the buyer wished for. @throws DomainError NOT_FOUND, APPOINTMENT_MOVED, APPOINTMENT_PAST */
export const confirmDate = (ctx: Context, seller: Seller<'ship'>, input: AgreeDate): Promise<void> =>
  agreeToDate(ctx, asSeller(seller), input)
