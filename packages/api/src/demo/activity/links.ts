import { days, hours } from '@pasar/domain'
import { writeSteps } from '../../analytics/jobs'
import { countReferral } from '../../selling/commands/referral'
import { memberBy, RESELLER, type Scene } from './stage'

/** Visitors who opened the reseller's link on each of the last days, the oldest first. */
const OPENED = [1, 0, 2, 3, 1, 0, 4, 2, 1, 5, 3, 2, 0, 1]

/** Visitors open the link of the reseller, each from an address of their own. */
export const openLinks = (): Scene[] =>
  OPENED.map((visitors, day) => ({
    ago: days(OPENED.length - day) - hours(11),
    play: async (ctx) => {
      const { id } = await memberBy(ctx, RESELLER)
      for (let visitor = 0; visitor < visitors; visitor++)
        await countReferral({ ...ctx, client: `203.0.113.${visitor}` }, null, id, 'Mozilla/5.0')
      await writeSteps(ctx)
    },
  }))
