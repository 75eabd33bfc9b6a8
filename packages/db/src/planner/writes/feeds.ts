import type { Tx } from '../../kernel/transact'

/** Gives a member an address of their calendar; the one they had ends. */
export async function putFeed(
  tx: Tx,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: number },
): Promise<void> {
  const fresh = { token_hash: tokenHash, made_at: now }
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

export async function deleteFeed(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
