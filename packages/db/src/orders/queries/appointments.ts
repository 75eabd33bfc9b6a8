import type { AppointmentState, DayPart, ServicePlace } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

/** When and where the service of a parcel takes place; without a day while nobody has named one. */
export interface AppointmentView {
  parcelId: string
  place: ServicePlace
  area: string
  state: AppointmentState
  /** A Malaysian calendar day, as "2026-08-31". */
  day: string | null
  part: DayPart | null
  revision: number
}

const selectAppointments = (db: Db) =>
  db
    .selectFrom('appointments as a')
    .select((eb) => [
      eb.ref('a.parcel_id').as('parcelId'),
      'a.place',
      'a.area',
      'a.state',
      'a.day',
      'a.part',
      'a.revision',
    ])

/** The appointments of an order: one for each of its parcels that is a service. */
export const findAppointments = (db: Db, orderId: string): Promise<AppointmentView[]> =>
  selectAppointments(db)
    .innerJoin('parcels as p', 'p.id', 'a.parcel_id')
    .where('p.order_id', '=', orderId)
    .execute()

/** The appointment of a parcel; null for goods. */
export async function findAppointment(db: Db, parcelId: string): Promise<AppointmentView | null> {
  const row = await selectAppointments(db).where('a.parcel_id', '=', parcelId).executeTakeFirst()
  return row ?? null
}

/** Where the items among these that are services take place, as they are offered now. */
export const findServices = (
  db: Db,
  itemIds: readonly string[],
): Promise<{ itemId: string; place: ServicePlace | null; area: string }[]> =>
  db
    .selectFrom('items')
    .select((eb) => [
      eb.ref('id').as('itemId'),
      eb.ref('service_place').as('place'),
      eb.ref('service_area').as('area'),
    ])
    .where('id', 'in', [...itemIds])
    .execute()

export async function insertAppointment(
  tx: Tx,
  appointment: { parcelId: string; place: ServicePlace; area: string; day?: string; part?: DayPart },
): Promise<void> {
  const { parcelId, place, area, day, part } = appointment
  await insertRow(tx, 'appointments', {
    parcel_id: parcelId,
    place,
    area,
    state: day === undefined ? 'open' : 'wished',
    day: day ?? null,
    part: part ?? null,
  })
}

/** Moves an appointment on from the version that was seen; false when the other side was first. */
export async function tryMoveAppointment(
  tx: Tx,
  seen: { parcelId: string; revision: number; state: AppointmentState },
  to: { state: AppointmentState; day: string; part: DayPart },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set({ ...to, revision: seen.revision + 1 })
    .where('parcel_id', '=', seen.parcelId)
    .where('revision', '=', seen.revision)
    .where('state', '=', seen.state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
