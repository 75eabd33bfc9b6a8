import type { Tx } from '../../kernel/transact'

/** Remembers where a seller had goods sent last. */
export async function putReturnAddress(tx: Tx, sellerId: string, address: string): Promise<void> {
  await tx
    .insertInto('return_addresses')
    .values({ seller_id: sellerId, address })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ address }))
    .execute()
}
