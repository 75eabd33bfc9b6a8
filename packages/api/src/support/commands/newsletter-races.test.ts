import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'
import { send, useSmtp } from '../../platform/mail/testing/helpers'
import { useMarket } from '../../testing/helpers'
import { newsletterSecret } from '../internal/newsletter-link'
import { newsletterIssuePage } from '../reads/newsletter'
import { admin, enlist, TEXTS } from '../testing/helpers'
import { leaveNewsletter } from './newsletter'
import { resumeNewsletter, sendNewsletter, stopNewsletter, writeNewsletter } from './newsletter-issues'
import { queueNewsletter, queueNewsletterSlice } from './newsletter-slices'

const smtp = await useSmtp()
const market = useMarket({ SMTP_URL: smtp.url, APP_URL: 'https://pasar.test' })

const EMAILS = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@pasar.test`)
const email = fc.constantFrom(...EMAILS)
const step = fc.oneof(
  fc.record({ does: fc.constant('join' as const), email }),
  fc.record({ does: fc.constant('leave' as const), email }),
  fc.record({
    does: fc.constantFrom('slice' as const, 'killSlice' as const, 'deliver' as const, 'late' as const),
  }),
  fc.record({ does: fc.constantFrom('stop' as const, 'resume' as const, 'wait' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Stops and resumes where that can be; elsewhere the refusal is right. */
const tryIt = (work: Promise<unknown>): Promise<unknown> => work.catch(() => null)

/** A process that is killed when its work is done and not committed yet. */
const dying = (): Context => {
  const { transact } = market.ctx
  const dyingTransact: Context['transact'] = (roots, work) =>
    transact(roots, async (tx) => {
      await work(tx)
      throw new Error('killed')
    })
  return { ...market.ctx, transact: dyingTransact }
}

it('mails nobody twice, nor who left before, whatever happens in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      for (const table of ['newsletter_subscribers', 'mails', 'newsletter_sends', 'newsletter_texts'])
        market.run(`delete from ${table}`)
      market.run('delete from newsletter_issues')
      smtp.received.length = 0
      smtp.refusals = {}
      const [first = '', ...others] = EMAILS
      enlist(market, first)
      for (const other of others.slice(0, 3)) enlist(market, other)
      const id = await writeNewsletter(market.ctx, admin, TEXTS)
      await sendNewsletter(market.ctx, admin, id, 0)
      market.wait(1)

      const got = (): string[] => smtp.received.flatMap(({ to }) => to)
      const gone = new Map<string, number>()
      const run = async (one: Step): Promise<void> => {
        switch (one.does) {
          case 'join':
            return enlist(market, one.email)
          case 'leave': {
            const secret = newsletterSecret(market.ctx, one.email)
            await tryIt(leaveNewsletter(market.ctx, secret, id))
            const had = got().filter((to) => to === one.email).length
            if (!gone.has(one.email)) gone.set(one.email, had)
            return
          }
          case 'slice':
            return void (await queueNewsletterSlice(market.ctx))
          case 'killSlice':
            return void (await tryIt(queueNewsletterSlice(dying())))
          case 'deliver':
            smtp.refusals = {}
            return send(market)
          case 'late':
            smtp.refusals = { data: { status: 451, words: 'later' } }
            return send(market)
          case 'stop':
            return void (await tryIt(stopNewsletter(market.ctx, admin, id)))
          case 'resume':
            return void (await tryIt(resumeNewsletter(market.ctx, admin, id)))
          case 'wait':
            return market.wait(600_000)
        }
      }
      for (const one of steps) {
        await run(one)
        const { state } = (await newsletterIssuePage(market.ctx, admin, id)).issue
        if (state === 'stopped') {
          const before = got().length
          smtp.refusals = {}
          await send(market)
          expect(got()).toHaveLength(before)
        }
        expect(new Set(got()).size).toBe(got().length)
        // Those who left and did not come back before their slice got nothing since.
        for (const [left, had] of gone) expect(got().filter((to) => to === left).length).toBe(had)
      }
      await tryIt(resumeNewsletter(market.ctx, admin, id))
      await queueNewsletter(market.ctx, new AbortController().signal)
      market.wait(86_400_000)
      smtp.refusals = {}
      await send(market)
      const { issue } = await newsletterIssuePage(market.ctx, admin, id)
      expect(new Set(got()).size).toBe(got().length)
      expect(issue).toMatchObject({ state: 'sent', waiting: 0, sent: got().length, failed: 0 })
      for (const staying of EMAILS.slice(0, 4)) if (!gone.has(staying)) expect(got()).toContain(staying)
      const counted = market.rows<{ link: string }>(
        'select link_id as link from newsletter_sends where left_at is not null',
      )
      const leavers = new Set([...gone.keys()].map((one) => hashSecret(newsletterSecret(market.ctx, one))))
      expect(issue.unsubscribed).toBe(counted.length)
      expect(counted.every(({ link }) => leavers.has(link))).toBe(true)
    }),
    { numRuns: 25 },
  )
}, 120_000)
