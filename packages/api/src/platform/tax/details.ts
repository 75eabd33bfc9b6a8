import { findTaxDetails, type TaxDetailsRow } from '@pasar/db'
import { keptTaxDetailsSchema, type TaxDetails } from '@pasar/domain'
import type { Context } from '../context'

/** What was sealed; null where the key it was sealed with is lost. */
export function openTaxDetails(
  ctx: Pick<Context, 'vault'>,
  { sealed, userId }: Pick<TaxDetailsRow, 'sealed' | 'userId'>,
): TaxDetails | null {
  let opened: string
  try {
    opened = ctx.vault.open(sealed, userId)
  } catch {
    return null
  }
  return keptTaxDetailsSchema.parse(JSON.parse(opened))
}

/** With how they are reached. */
export interface TaxParty extends TaxDetails {
  email: string
  phone: string | null
}

/** Who members are for e-invoices, as it stood at a moment. */
export async function taxDetailsOf(
  ctx: Pick<Context, 'vault' | 'db'>,
  userIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, TaxParty>> {
  const rows = await findTaxDetails(ctx.db, userIds, at)
  return new Map(
    rows.flatMap((row) => {
      const details = openTaxDetails(ctx, row)
      return details === null ? [] : [[row.userId, { ...details, email: row.email, phone: row.phone }]]
    }),
  )
}
