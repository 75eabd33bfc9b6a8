import { deleteFormDraft, findFormDraft, putFormDraft, type Tx } from '@pasar/db'
import { APPLICATION_DRAFT, DomainError, pickApplication, readFormDraft } from '@pasar/domain'
import type { Context } from '../../platform/context'

export interface ApplicationDraft {
  fields: Record<string, string>
  savedAt: number
}

/** What a member has typed of an application and not sent; null for nothing, and where its key is lost. */
export async function findApplicationDraft(ctx: Context, userId: string): Promise<ApplicationDraft | null> {
  const draft = await findFormDraft(ctx.db, userId, APPLICATION_DRAFT)
  if (!draft) return null
  try {
    const fields = readFormDraft(ctx.vault.open(draft.fields, userId))
    return fields && { fields, savedAt: draft.savedAt }
  } catch {
    return null
  }
}

/** Keeps it sealed: there are numbers in it. The last one counts. */
export async function putApplicationDraft(
  tx: Tx,
  ctx: Context,
  userId: string,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  const found = await findFormDraft(tx, userId, APPLICATION_DRAFT)
  const at = { sellerId: userId, itemId: APPLICATION_DRAFT, version: found?.version ?? 0 }
  const fields = ctx.vault.seal(JSON.stringify(pickApplication(typed)), userId)
  if (!(await putFormDraft(tx, at, { fields, itemVersion: 0 }, ctx.now())))
    throw new DomainError('FORM_DRAFT_CHANGED', { version: found?.version ?? 0 })
}

/** Ends it: the application was sent. */
export async function endApplicationDraft(tx: Tx, userId: string): Promise<void> {
  const found = await findFormDraft(tx, userId, APPLICATION_DRAFT)
  if (found)
    await deleteFormDraft(tx, { sellerId: userId, itemId: APPLICATION_DRAFT, version: found.version })
}
