import type { AppointmentState, DayPart, ServicePlace } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface ProposedMove {
  day: string
  part: DayPart
  by: 'buyer' | 'seller'
}

/** When and where the service of a parcel takes place; without a day while nobody has named one. */
export interface AppointmentView {
  parcelId: string
  place: ServicePlace
  area: string
  state: AppointmentState
  /** A Malaysian calendar day, as "2026-08-31". */
  day: string | null
  part: DayPart | null
  /** Another date than the agreed one, which one side has proposed. */
  move: ProposedMove | null
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
      eb.ref('a.new_day').as('newDay'),
      eb.ref('a.new_part').as('newPart'),
      eb.ref('a.new_by').as('newBy'),
      'a.revision',
    ])

type AppointmentRow = Omit<AppointmentView, 'move'> & {
  newDay: string | null
  newPart: DayPart | null
  newBy: 'buyer' | 'seller' | null
}

const toAppointment = ({
  newDay: day,
  newPart: part,
  newBy: by,
  ...row
}: AppointmentRow): AppointmentView => ({
  ...row,
  move: day === null || part === null || by === null ? null : { day, part, by },
})

/** The appointments of an order: one for each of its parcels that is a service. */
export async function findAppointments(db: Db, orderId: string): Promise<AppointmentView[]> {
  const rows = await selectAppointments(db)
    .innerJoin('parcels as p', 'p.id', 'a.parcel_id')
    .where('p.order_id', '=', orderId)
    .execute()
  return rows.map(toAppointment)
}

/** The appointment of a parcel; null for goods. */
export async function findAppointment(db: Db, parcelId: string): Promise<AppointmentView | null> {
  const row = await selectAppointments(db).where('a.parcel_id', '=', parcelId).executeTakeFirst()
  return row ? toAppointment(row) : null
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
    .set({ ...to, new_day: null, new_part: null, new_by: null, revision: seen.revision + 1 })
    .where('parcel_id', '=', seen.parcelId)
    .where('revision', '=', seen.revision)
    .where('state', '=', seen.state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps another date beside the agreed one, or none; false when the other side was first. */
export async function tryProposeMove(
  tx: Tx,
  seen: { parcelId: string; revision: number },
  move: ProposedMove | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set({
      new_day: move?.day ?? null,
      new_part: move?.part ?? null,
      new_by: move?.by ?? null,
      revision: seen.revision + 1,
    })
    .where('parcel_id', '=', seen.parcelId)
    .where('revision', '=', seen.revision)
    .where('state', '=', 'agreed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
