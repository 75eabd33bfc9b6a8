import { type ClaimParty, MAX_CLAIM_PICTURES } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import { type ClaimOwner, isOf } from './owner'

export interface ClaimPicture {
  key: string
  width: number
  height: number
}

/** Photos of one side of a claim, which brings some once. */
export async function insertClaimPictures(
  tx: Tx,
  claimId: string,
  party: ClaimParty,
  pictures: readonly ClaimPicture[],
): Promise<void> {
  const first = party === 'buyer' ? 0 : MAX_CLAIM_PICTURES
  for (const [at, { key, width, height }] of pictures.entries())
    await tx
      .insertInto('claim_pictures')
      .values({ key, claim_id: claimId, position: first + at, party, width, height })
      .execute()
}

export async function findClaimPictures(
  db: Db,
  claimId: string,
): Promise<(ClaimPicture & { party: ClaimParty })[]> {
  return db
    .selectFrom('claim_pictures')
    .select(['key', 'width', 'height', 'party'])
    .where('claim_id', '=', claimId)
    .orderBy('position')
    .execute()
}

/** The claim a photo belongs to, for those whom it concerns. */
export async function findPictureClaim(db: Db, key: string, owner: ClaimOwner): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select c.id from claim_pictures p
    join order_claims c on c.id = p.claim_id where p.key = ${key} and ${isOf(owner)}`.execute(db)
  return rows[0]?.id ?? null
}

/** Those of these keys that a claim shows. */
export async function findShownClaimPictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('claim_pictures')
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}
