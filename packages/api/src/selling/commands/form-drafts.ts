import { deleteFormDraft, findFormDraft, putFormDraft } from '@pasar/db'
import { DomainError, type FormDraftInput, readFormDraft } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'
import { findOwn, refuseRemoved } from '../internal/own-listing'

export interface SavedDraft {
  version: number
  savedAt: number
}

/**
 * Keeps what is typed into the form of an item. The refusal of a draft that was saved elsewhere meanwhile says its version.
 * @throws DomainError NOT_FOUND for others' items too, VALIDATION, FORM_DRAFT_CHANGED, and as `requireSelling` does
 */
export async function saveFormDraft(
  ctx: Context,
  seller: Seller<'list'>,
  { itemId, version, itemVersion, fields: sent }: FormDraftInput,
): Promise<SavedDraft> {
  await requireSelling(ctx, seller)
  const fields = readFormDraft(sent)
  if (fields === null) throw new DomainError('VALIDATION')
  return ctx.transact({ user: seller.id }, async (tx) => {
    if (itemId !== '') refuseRemoved(await findOwn(tx, seller, itemId))
    const at = { sellerId: seller.id, itemId, version }
    const savedAt = ctx.now()
    if (!(await putFormDraft(tx, at, { fields: JSON.stringify(fields), itemVersion }, savedAt))) {
      const now = await findFormDraft(tx, seller.id, itemId)
      throw new DomainError('FORM_DRAFT_CHANGED', { version: now?.version ?? 0 })
    }
    return { version: version + 1, savedAt }
  })
}

/** Throws a draft away. @throws DomainError FORM_DRAFT_CHANGED when it was saved meanwhile */
export async function discardFormDraft(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string | null,
  version: number,
): Promise<void> {
  await ctx.transact({ user: seller.id }, async (tx) => {
    const at = { sellerId: seller.id, itemId: itemId ?? '', version }
    if (await deleteFormDraft(tx, at)) return
    const now = await findFormDraft(tx, seller.id, at.itemId)
    if (now) throw new DomainError('FORM_DRAFT_CHANGED', { version: now.version })
  })
}
