import { REPORT_KINDS, reportSchema } from '@pasar/domain'
import { z } from 'zod'
import { idSchema } from '../platform/rest/fields'
import { memberCall, restRouter } from '../platform/rest/procedure'
import { report } from './commands'

export const reports = restRouter({
  send: memberCall({
    method: 'POST',
    path: '/reports',
    tag: 'Reports',
    summary: 'Report an item, a review, a question or an answer to those who run the market',
    description:
      'Of each member one report of a thing is stored; another one replaces it. Comments and messages are reported where they stand.',
    status: 201,
    fails: ['NOT_FOUND'],
  })
    .input(
      reportSchema.extend({
        kind: z.enum(REPORT_KINDS, { error: 'invalid' }),
        about: idSchema.meta({
          description:
            '`_id` of the item, the review or the question; of an answer, that of what it answers.',
        }),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, member }, input: { kind, about, ...why } }) => {
      await report(context, member, { kind, id: about }, why)
      return { success: true as const, message: 'Reported.' }
    }),
})
