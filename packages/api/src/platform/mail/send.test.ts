import { claimMails, NO_ROOTS } from '@pasar/db'
import { minutes, seconds } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { startJobs } from '../jobs'
import { queueMail } from './queue'
import { MAX_TRIES, waitAfter } from './send'
import { LINK, mailRows, makeMail, queue, send, useSmtp } from './testing/helpers'
import { makeMailTransport } from './transport'

const smtp = await useSmtp()
const market = useMarket({ SMTP_URL: smtp.url, APP_URL: 'https://pasar.test' })
const refuse = (step: 'mailFrom' | 'rcptTo' | 'data', status: number) => {
  smtp.refusals = { [step]: { status, words: `no, because of ${LINK}` } }
}

describe('a mail', () => {
  it('reaches its member once, as HTML and as text, and is then forgotten', async () => {
    await queue(market)
    await send(market)
    await send(market)
    expect(smtp.received).toHaveLength(1)
    const { from, to, mail } = smtp.received[0] ?? { mail: null }
    expect([from, to]).toEqual(['no-reply@pasar.test', [users.buyer.email]])
    expect(mail?.from).toMatchObject({ name: 'Pasar', address: 'no-reply@pasar.test' })
    expect(mail?.to).toMatchObject([{ name: users.buyer.name, address: users.buyer.email }])
    expect(mail?.subject).toBe('Confirm your email address')
    expect(mail?.messageId).toMatch(/^<mai_[0-9a-z]{22}@pasar\.test>$/)
    expect(mail?.text).toContain(LINK)
    expect(mail?.html).toContain(`href="${LINK}"`)
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(mailRows(market)).toMatchObject([{ state: 'sent', tries: 1, sealed_values: null, last_error: '' }])
  })

  it('is sent right after the commit that queued it', async () => {
    const stop = startJobs(market.ctx)
    await queue(market)
    await smtp.waitFor(1)
    await stop()
    expect(mailRows(market)).toMatchObject([{ state: 'sent' }])
  })

  it('of a transaction that is rolled back is none', async () => {
    const failing = market.ctx.transact(NO_ROOTS.alone, async (tx) => {
      await queueMail(tx, market.ctx, makeMail())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(mailRows(market)).toEqual([])
  })

  it('about one event is one, however often it is queued', async () => {
    const one = () => queue(market, makeMail({}, 'event-1'))
    expect((await Promise.all([one(), one(), one()])).filter(Boolean)).toHaveLength(1)
    expect(await queue(market, makeMail({}, 'event-2'))).toBe(true)
    await send(market)
    expect(await one()).toBe(false)
    expect(smtp.received).toHaveLength(2)
  })

  it('needs an address', async () => {
    for (const email of ['', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', '<a@b.test>'])
      await expect(queue(market, makeMail({ email }))).rejects.toThrow()
    expect(mailRows(market)).toEqual([])
  })

  it('is sent once by two processes that look at the same moment', async () => {
    for (let mail = 0; mail < 20; mail++) await queue(market)
    await Promise.all([send(market), send(market), send(market)])
    expect(smtp.received).toHaveLength(20)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(20)
  })
})

describe('a mail server', () => {
  it('that is down gets the mail when it is up again, once', async () => {
    await smtp.down()
    await queue(market)
    await send(market)
    const [waiting] = mailRows(market)
    expect(waiting).toMatchObject({ state: 'queued', tries: 1, last_error: 'ESOCKET CONN' })
    expect(waiting?.due_at).toBeGreaterThanOrEqual(market.ctx.now() + minutes(1))
    expect(waiting?.due_at).toBeLessThanOrEqual(market.ctx.now() + seconds(72))
    await smtp.up()
    await send(market)
    expect(smtp.received).toHaveLength(0)
    market.wait(seconds(72))
    await send(market)
    await send(market)
    expect(smtp.received).toHaveLength(1)
  })

  it.each([
    ['rcptTo', 450],
    ['data', 451],
    ['mailFrom', 451],
    // A sender that is refused is a wrong setting, which someone will correct.
    ['mailFrom', 553],
  ] as const)('that says no for now (%s, %i) is asked again', async (step, status) => {
    refuse(step, status)
    await queue(market)
    await send(market)
    expect(mailRows(market)).toMatchObject([{ state: 'queued', tries: 1 }])
    smtp.refusals = {}
    market.wait(seconds(72))
    await send(market)
    expect(smtp.received).toHaveLength(1)
    expect(mailRows(market)).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  it.each([
    ['rcptTo', 550],
    ['data', 554],
  ] as const)('that says no for good (%s, %i) is not asked again', async (step, status) => {
    refuse(step, status)
    await queue(market)
    await send(market)
    const [row] = mailRows(market)
    expect(row).toMatchObject({ state: 'failed', tries: 1, sealed_values: expect.any(Buffer) })
    expect(row?.last_error).toContain(String(status))
    expect(row?.last_error).not.toContain('s3cr3t')
  })

  it('that never takes it is given up after two days', async () => {
    refuse('rcptTo', 450)
    await queue(market)
    const begin = market.ctx.now()
    for (let tries = 1; tries < MAX_TRIES; tries++) {
      await send(market)
      const [row] = mailRows(market)
      expect(row).toMatchObject({ state: 'queued', tries })
      market.services.clock.now = row?.due_at ?? 0
    }
    await send(market)
    expect(mailRows(market)).toMatchObject([
      { state: 'failed', tries: MAX_TRIES, sealed_values: expect.any(Buffer) },
    ])
    expect(market.ctx.now() - begin).toBeGreaterThan(minutes(44 * 60))
    expect(market.ctx.now() - begin).toBeLessThan(minutes(54 * 60))
  })

  it('that hangs holds up no write, and not for ever', async () => {
    let release = (): void => {}
    const reached = new Promise<void>((resolve) => {
      smtp.hold = () => {
        resolve()
        return new Promise((free) => {
          release = free
        })
      }
    })
    const transport = makeMailTransport(market.ctx.config, 300)
    const hurried = { ...market.ctx, mail: { ...market.ctx.mail, transport } }
    await queue(market)
    const sending = send({ ...market, ctx: hurried })
    await reached
    // Both while it hangs: a transaction that was open would keep this one waiting.
    await queue(market)
    expect(mailRows(market).map(({ state }) => state)).toContain('sending')
    smtp.hold = async () => {}
    await sending
    release()
    // What hung has come after all; nobody was listening any more.
    await smtp.waitFor(2)
    expect(
      mailRows(market)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['queued', 'sent'])
  })
})

describe('the wait after a try', () => {
  it('grows to six hours, and differs from mail to mail', () => {
    expect([1, 2, 3, 4, 5, 11].map((tries) => waitAfter(tries, 0) / minutes(1))).toEqual([
      1, 5, 25, 125, 360, 360,
    ])
    expect(waitAfter(1, 1)).toBe(seconds(72))
  })
})

describe('a process that dies', () => {
  it('while it sends leaves the mail to the next, after two minutes', async () => {
    await queue(market)
    const now = market.ctx.now()
    await market.ctx.transact(NO_ROOTS.alone, (tx) => claimMails(tx, now, now + minutes(2), 1))
    await send(market)
    expect(smtp.received).toHaveLength(0)
    market.wait(minutes(2))
    await send(market)
    expect(smtp.received).toHaveLength(1)
    expect(mailRows(market)).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  it('at each try does not kill everyone for ever', async () => {
    await queue(market)
    market.run('update mails set tries = ?', MAX_TRIES)
    await send(market)
    expect(smtp.received).toHaveLength(0)
    expect(mailRows(market)).toMatchObject([{ state: 'failed', sealed_values: expect.any(Buffer) }])
  })
})
