import { listPieces, type Tx } from '@pasar/db'
import { type HoldReason, holdReasons, isCallInPieces, isPiece, minutes } from '@pasar/domain'
import { readRules } from './rules'

/** A number is looked for in what its sender wrote within this time. */
const PIECES_WITHIN = minutes(15)

interface Written {
  conversationId: string
  senderId: string
  body: string
  now: number
}

/** Why a message is held: for what it says, or because it completes a number that was sent bit by bit. */
export async function findHoldReasons(
  tx: Tx,
  { conversationId, senderId, body, now }: Written,
): Promise<HoldReason[]> {
  const reasons = holdReasons(body, await readRules(tx))
  if (reasons.length > 0 || !isPiece(body)) return reasons
  const before = await listPieces(tx, { conversationId, senderId, since: now - PIECES_WITHIN })
  const pieces = before.filter(isPiece)
  return pieces.length > 0 && isCallInPieces([...pieces, body]) ? ['phone'] : []
}
