import { type Db, findBidderRecord } from '@pasar/db'
import { needsCard, UNPAID_WINS } from '@pasar/domain'

/** Whether a member has won too often without paying, and has not confirmed a card since. */
export const mustConfirmCard = async (db: Db, bidderId: string, now: number): Promise<boolean> =>
  needsCard(await findBidderRecord(db, bidderId, now - UNPAID_WINS.within))
