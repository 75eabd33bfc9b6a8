import { findMailChoices, type Tx } from '@pasar/db'
import { isEssential, isWanted, type NotificationKindName } from '@pasar/domain'

/**
 * Whether someone is to get mail of this kind: what is essential always goes, the rest to those who want it and have
 * confirmed their email. Until then it may be a stranger's, and what is written in it may be the member's own words.
 * @param userId null for an address that belongs to no member, whose mail is always about just that address
 */
export async function isMailWanted(
  tx: Tx,
  userId: string | null,
  kind: NotificationKindName,
): Promise<boolean> {
  if (userId === null || isEssential(kind, 'mail')) return true
  const { isConfirmed, choices } = await findMailChoices(tx, userId)
  return isConfirmed && isWanted(choices, kind, 'mail')
}
