import { type Address, MAX_SAVED_ADDRESSES } from '@pasar/domain'
import type { Db } from '../kernel/db'
import { insertRow, type ParametersOf, prepareQuery } from '../kernel/prepared-query'
import type { Tx } from '../kernel/transact'

export type SavedAddress = Address & { id: string; isDefault: boolean }

const addressesOf = prepareQuery((db, { userId }: ParametersOf<{ userId: string }>) =>
  db
    .selectFrom('addresses')
    .select((eb) => [
      'id',
      eb.ref('full_name').as('fullName'),
      'phone',
      'line1',
      'line2',
      'city',
      'postcode',
      'state',
      'country',
      eb.ref('is_default').as('isDefault'),
    ])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_SAVED_ADDRESSES)
    .compile(),
)

/** A member's address book, the default first. */
export async function findAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  const { rows } = await addressesOf(db, { userId })
  return rows.map(({ isDefault, ...row }) => ({ ...row, isDefault: isDefault === 1 }))
}

const columnsOf = (address: Address) => ({
  full_name: address.fullName,
  phone: address.phone,
  line1: address.line1,
  line2: address.line2,
  city: address.city,
  postcode: address.postcode,
  state: address.state,
  country: address.country,
})

export async function insertAddress(
  tx: Tx,
  userId: string,
  address: SavedAddress,
  now: number,
): Promise<void> {
  await insertRow(tx, 'addresses', {
    id: address.id,
    user_id: userId,
    ...columnsOf(address),
    is_default: address.isDefault ? 1 : 0,
    created_at: now,
  })
}

/** Rewrites one of the member's own addresses; false when there is none of that id. */
export async function updateAddress(tx: Tx, userId: string, id: string, address: Address): Promise<boolean> {
  const result = await tx
    .updateTable('addresses')
    .set(columnsOf(address))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Removes one of the member's own addresses; false when there is none of that id. */
export async function deleteAddress(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Makes one of the member's own addresses the default and no other; false when there is none of that id. */
export async function setDefaultAddress(tx: Tx, userId: string, id: string): Promise<boolean> {
  await tx
    .updateTable('addresses')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('is_default', '=', 1)
    .execute()
  const result = await tx
    .updateTable('addresses')
    .set({ is_default: 1 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
