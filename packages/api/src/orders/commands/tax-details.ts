import { deleteTaxDetails, insertTaxDetails } from '@pasar/db'
import type { TaxDetails } from '@pasar/domain'
import type { Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { taxDetailsOf } from '../../platform/tax/details'

/** Says who a member is for e-invoices. What stood before stays, for the invoices of months that are over. */
export async function saveTaxDetails(ctx: Context, member: Member, details: TaxDetails): Promise<void> {
  const now = ctx.now()
  const sealed = ctx.vault.seal(JSON.stringify(details), member.id)
  await ctx.transact({ user: member.id }, (tx) =>
    insertTaxDetails(tx, { userId: member.id, sealed, onInvoices: details.onInvoices }, now),
  )
}

/** Forgets them, on invoices that are there, too. */
export const forgetTaxDetails = (ctx: Context, member: Member): Promise<void> =>
  ctx.transact({ user: member.id }, (tx) => deleteTaxDetails(tx, member.id))

/** What a member has said; null for who has said nothing. */
export async function ownTaxDetails(ctx: Context, member: Member): Promise<TaxDetails | null> {
  const found = (await taxDetailsOf(ctx, [member.id], ctx.now())).get(member.id)
  if (!found) return null
  const { email: _email, phone: _phone, ...details } = found
  return details
}
