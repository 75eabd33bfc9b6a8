import { countAdmins, type PayoutRun } from '@pasar/db'
import { minSen, PAYOUT_SETTING, type PayoutRules, readPayoutRules, type Sen } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readSettingGroup } from '../../platform/settings/setting-groups'

/** The rules of payout runs, as the settings have them. */
export const payoutRules = async (ctx: Pick<Context, 'db'>): Promise<PayoutRules> =>
  readPayoutRules(await readSettingGroup(ctx, PAYOUT_SETTING))

/** The limit that a proposal is judged by: who has made it cannot raise that afterwards. */
export const limitOf = ({ limit }: Pick<PayoutRun, 'limit'>, now: Sen): Sen => minSen(limit ?? now, now)

/** Whether an admin may not approve a proposal: it is their own, it is large, and there is somebody else. */
export const needsSecondAdmin = async (
  db: Context['db'],
  admin: Admin,
  run: PayoutRun,
  limit: Sen,
): Promise<boolean> =>
  run.proposedBy === admin.id && run.total > limitOf(run, limit) && (await countAdmins(db)) > 1

/** Whether an admin may not confirm a failure: it is they who wrote it down, and there is somebody else. */
export const needsOtherForFailure = async (
  db: Context['db'],
  admin: Admin,
  settledBy: string | undefined,
): Promise<boolean> => settledBy === admin.id && (await countAdmins(db)) > 1
