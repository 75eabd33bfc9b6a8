import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface Pieces {
  variantId: string
  quantity: number
}

const takePieces = prepareQuery((db, { variantId, quantity }: ParametersOf<Pieces>) =>
  db
    .updateTable('item_variants')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('id', '=', variantId)
    .where('stock', '>=', quantity)
    .compile(),
)

/** Whoever changes the stock of several variants does it in this order: two that lock rows never wait for each other. */
const inLockOrder = <T extends Pieces>(pieces: readonly T[]): T[] =>
  [...pieces].sort((a, b) => (a.variantId < b.variantId ? -1 : a.variantId > b.variantId ? 1 : 0))

/**
 * Takes pieces out of stock, all or none. @returns null when they were taken, else the first of which there are not
 * so many
 */
export async function takeStock<T extends Pieces>(tx: Tx, pieces: readonly T[]): Promise<T | null> {
  const taken: T[] = []
  for (const wanted of inLockOrder(pieces)) {
    const { variantId, quantity } = wanted
    if ((await takePieces(tx, { variantId, quantity })).numAffectedRows !== 1n) {
      await restock(tx, taken)
      return wanted
    }
    taken.push(wanted)
  }
  return null
}

export async function restock(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  for (const { variantId, quantity } of inLockOrder(pieces))
    await tx
      .updateTable('item_variants')
      .set((eb) => ({ stock: eb('stock', '+', quantity) }))
      .where('id', '=', variantId)
      .execute()
}
