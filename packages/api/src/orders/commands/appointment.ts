import { tryHoldParcel, tryMoveAppointment } from '@pasar/db'
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
import { findOwnService, otherSide, type Side } from '../internal/appointment-sides'
import { notifyState, recordMove } from '../internal/history'
import { acceptMove, dropMove, proposeMove } from '../internal/move-appointment'
import { tryStepParcel } from '../internal/move-parcel'

/** Names a date, or another one than what is agreed; the other side is asked. The same date named again is what it is. */
async function nameDate(ctx: Context, side: Side, input: NameDate): Promise<void> {
  const { parcelId, revision, day, part } = input
  await ctx.limits.take('appointment', side.actorId)
  await ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const service = await findOwnService(tx, side, parcelId)
    const { order, parcel, appointment } = service
    if (!isAppointmentDay(day, ctx.now())) throw new DomainError('VALIDATION', {}, { day: 'appointmentDay' })
    if (appointment.state === 'agreed') return proposeMove(tx, ctx, side, service, input)
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
function agreeToDate(ctx: Context, side: Side, input: AgreeDate): Promise<void> {
  const { parcelId, revision } = input
  return ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const service = await findOwnService(tx, side, parcelId)
    const { order, parcel, appointment } = service
    const { state, day, part } = appointment
    if (state === 'agreed') return acceptMove(tx, ctx, side, service, input)
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

const keepDate = (ctx: Context, side: Side, input: AgreeDate): Promise<void> =>
  ctx.transact({ order: { parcel: input.parcelId } }, async (tx) =>
    dropMove(tx, ctx, side, await findOwnService(tx, side, input.parcelId), input),
  )

const asBuyer = ({ id }: Buyer): Side => ({ actor: 'buyer', ownerId: id, actorId: id })
const asSeller = ({ id, person }: Seller<'ship'>): Side => ({
  actor: 'seller',
  ownerId: id,
  actorId: person.id,
})

/**
 * A buyer names the date they wish for, also in place of an agreed one.
 * @throws DomainError NOT_FOUND, VALIDATION at the day, APPOINTMENT_MOVED, TOO_MANY_REQUESTS
 */
export const wishDate = (ctx: Context, buyer: Buyer, input: NameDate): Promise<void> =>
  nameDate(ctx, asBuyer(buyer), input)

/** A buyer agrees to the seller's date. @throws DomainError NOT_FOUND, APPOINTMENT_MOVED, APPOINTMENT_PAST */
export const acceptDate = (ctx: Context, buyer: Buyer, input: AgreeDate): Promise<void> =>
  agreeToDate(ctx, asBuyer(buyer), input)

/**
 * A seller names another date, also in place of an agreed one.
 * @throws DomainError NOT_FOUND, VALIDATION at the day, APPOINTMENT_MOVED, TOO_MANY_REQUESTS
 */
export const proposeDate = (ctx: Context, seller: Seller<'ship'>, input: NameDate): Promise<void> =>
  nameDate(ctx, asSeller(seller), input)

/** A seller confirms the date the buyer wished for. @throws DomainError NOT_FOUND, APPOINTMENT_MOVED, APPOINTMENT_PAST */
export const confirmDate = (ctx: Context, seller: Seller<'ship'>, input: AgreeDate): Promise<void> =>
  agreeToDate(ctx, asSeller(seller), input)

/** A buyer stays with the agreed date, whoever proposed another. @throws DomainError NOT_FOUND, APPOINTMENT_MOVED */
export const keepBoughtDate = (ctx: Context, buyer: Buyer, input: AgreeDate): Promise<void> =>
  keepDate(ctx, asBuyer(buyer), input)

/** A seller stays with the agreed date, whoever proposed another. @throws DomainError NOT_FOUND, APPOINTMENT_MOVED */
export const keepSoldDate = (ctx: Context, seller: Seller<'ship'>, input: AgreeDate): Promise<void> =>
  keepDate(ctx, asSeller(seller), input)
