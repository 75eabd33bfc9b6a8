import { type Tx, tryHoldParcel, tryMoveAppointment, tryProposeMove, trySetDue } from '@pasar/db'
import {
  type AgreeDate,
  DomainError,
  endOfMalaysianDay,
  isAppointmentDay,
  type NameDate,
} from '@pasar/domain'
import type { Context } from '../../platform/context'
import { notifyOfAppointment } from './appointment-news'
import { otherSide, type Service, type Side } from './appointment-sides'
import { notifyState, recordMove } from './history'

function record(tx: Tx, ctx: Context, side: Side, { order, parcel }: Service, to: string, note: string) {
  notifyState(tx, ctx, order, order.state)
  const { actor, actorId } = side
  return recordMove(tx, ctx, {
    orderId: order.id,
    parcelId: parcel.id,
    from: parcel.state,
    to,
    actor,
    actorId,
    note,
  })
}

/**
 * Proposes another date for a service whose date is agreed. The agreed one stands until the other side accepts.
 * @throws DomainError APPOINTMENT_MOVED once it is done, and when the other side was first
 */
export async function proposeMove(
  tx: Tx,
  ctx: Context,
  side: Side,
  service: Service,
  { parcelId, revision, day, part }: NameDate,
): Promise<void> {
  const { appointment, order, parcel } = service
  const { move } = appointment
  if (appointment.day === day && appointment.part === part)
    throw new DomainError('VALIDATION', {}, { day: 'appointmentSame' })
  if (move?.by === side.actor && move.day === day && move.part === part) return
  const isMoved =
    (await tryHoldParcel(tx, parcelId, 'shipped')) &&
    (await tryProposeMove(tx, { parcelId, revision }, { day, part, by: side.actor }))
  if (!isMoved) throw new DomainError('APPOINTMENT_MOVED')
  await record(tx, ctx, side, service, side.actor === 'buyer' ? 'date_wished' : 'date_proposed', day)
  await notifyOfAppointment(tx, ctx, 'appointmentProposed', { order, parcel, to: otherSide(side) })
}

/**
 * Agrees to the other date that the other side has proposed; protection runs from it. Without one the agreed date is what
 * it is.
 * @throws DomainError APPOINTMENT_PAST, APPOINTMENT_MOVED
 */
export async function acceptMove(
  tx: Tx,
  ctx: Context,
  side: Side,
  service: Service,
  { parcelId, revision }: AgreeDate,
): Promise<void> {
  const { appointment, order, parcel } = service
  const { move } = appointment
  if (move === null || move.by === side.actor) return
  const { day, part } = move
  if (!isAppointmentDay(day, ctx.now())) throw new DomainError('APPOINTMENT_PAST')
  const isMoved =
    (await tryMoveAppointment(tx, { ...appointment, revision }, { state: 'agreed', day, part })) &&
    (await trySetDue(tx, parcelId, 'shipped', endOfMalaysianDay(day)))
  if (!isMoved) throw new DomainError('APPOINTMENT_MOVED')
  await record(tx, ctx, side, service, 'date_moved', day)
  await notifyOfAppointment(tx, ctx, 'appointmentAgreed', { order, parcel, to: otherSide(side) })
}

/**
 * Gives up a proposal to move the date, of one's own or of the other side: the agreed date stands.
 * @throws DomainError APPOINTMENT_MOVED when there is another proposal by now
 */
export async function dropMove(
  tx: Tx,
  ctx: Context,
  side: Side,
  service: Service,
  { parcelId, revision }: AgreeDate,
): Promise<void> {
  const { appointment, order, parcel } = service
  if (appointment.move === null) return
  if (!(await tryProposeMove(tx, { parcelId, revision }, null))) throw new DomainError('APPOINTMENT_MOVED')
  await record(tx, ctx, side, service, 'date_kept', appointment.day ?? '')
  await notifyOfAppointment(tx, ctx, 'appointmentAgreed', { order, parcel, to: otherSide(side) })
}
