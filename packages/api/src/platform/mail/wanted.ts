import { findChoices, type Tx } from '@pasar/db'
import { isEssential, isWanted, type NotificationKindName } from '@pasar/domain'

/**
 * Whether someone is to get mail of this kind: what is essential always goes, the rest to those who want it.
 * @param userId null for an address that belongs to no member, whose mail is always about just that address
 */
export async function isMailWanted(
  tx: Tx,
  userId: string | null,
  kind: NotificationKindName,
): Promise<boolean> {
  if (userId === null || isEssential(kind, 'mail')) return true
  return isWanted(await findChoices(tx, userId), kind, 'mail')
}
