import { newsletterSchema } from '@pasar/domain'
import { z } from 'zod'
import { subscribe } from '../../support/commands/newsletter'
import { publicCall, restRouter } from '../rest/procedure'
import { currencyRates } from './currency'

const tag = 'Market'

export const site = restRouter({
  subscribe: publicCall({
    method: 'POST',
    path: '/newsletter/subscribe',
    feature: 'newsletter',
    tag,
    status: 201,
    summary: 'Put an email on the newsletter’s list',
  })
    .input(newsletterSchema)
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, language }, input }) => {
      await subscribe(context, input.email, language)
      return { success: true as const, message: 'Thanks for subscribing! Check your inbox.' }
    }),
  rates: publicCall({
    method: 'GET',
    path: '/currency/rates',
    tag,
    summary: 'What a ringgit is worth elsewhere',
    description: 'To show prices by; what is charged is ringgit.',
  })
    .output(z.object({ success: z.literal(true), rates: z.record(z.string(), z.number()) }))
    .query(async ({ ctx: { context } }) => ({ success: true as const, rates: await currencyRates(context) })),
})
