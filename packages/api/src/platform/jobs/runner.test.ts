import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { claimJob, findJobs, NO_ROOTS, type Transact, tryHurryJob } from '@pasar/db'
import { days, hours, minutes, seconds } from '@pasar/domain'
import { describe, expect, it, vi } from 'vitest'
import { useMarket } from '../../testing/helpers'
import { SLICE } from './delete-in-slices'
import { JOB_NAMES, type JobName } from './names'
import { jobStates } from './reads'
import { runDueJobs, STOP_WITHIN, startJobs } from './runner'
import { JOBS, type Job } from './table'

const market = useMarket()

/** Jobs that do what a test gives them. */
function makeJobs(runs: Partial<Record<JobName, Job['run']>>) {
  const started: JobName[] = []
  const job = (name: JobName): Job => ({
    run: async (ctx, signal) => {
      started.push(name)
      await runs[name]?.(ctx, signal)
    },
    next: (now) => now + minutes(1),
  })
  const jobs = Object.fromEntries(JOB_NAMES.map((name) => [name, job(name)])) as Record<JobName, Job>
  return { jobs, started, count: (name: JobName) => started.filter((one) => one === name).length }
}

const rowOf = async (name: JobName) => (await findJobs(market.ctx.db)).find((row) => row.name === name)
const never = new Promise<never>(() => {})

describe('a job', () => {
  it('runs once each time it is due, whoever looks', async () => {
    const { jobs, started } = makeJobs({})
    for (let minute = 0; minute < 3; minute++) {
      await Promise.all([1, 2, 3].map(() => runDueJobs(market.ctx, jobs)))
      await runDueJobs(market.ctx, jobs)
      market.wait(minutes(1))
    }
    expect([...started].sort()).toEqual(JOB_NAMES.flatMap((name) => [name, name, name]).sort())
    expect(await rowOf('orders')).toMatchObject({ runs: 3, failures: 0, error: '' })
  })

  it('that was missed for a week runs once', async () => {
    const { jobs, count } = makeJobs({})
    await runDueJobs(market.ctx, jobs)
    market.wait(days(7))
    await runDueJobs(market.ctx, jobs)
    await runDueJobs(market.ctx, jobs)
    expect(count('sweep')).toBe(2)
  })

  it('whose process was killed runs again when it has been silent for a minute', async () => {
    const { jobs, count } = makeJobs({})
    await runDueJobs(market.ctx, jobs)
    market.wait(minutes(1))
    const now = market.ctx.now()
    const dead = { id: 'run_dead', now, heldUntil: now + minutes(1) }
    expect(await market.ctx.transact(NO_ROOTS.alone, (tx) => claimJob(tx, 'orders', now, dead))).toBe(true)
    await runDueJobs(market.ctx, jobs)
    expect(count('orders')).toBe(1)
    market.wait(minutes(1))
    await runDueJobs(market.ctx, jobs)
    expect(count('orders')).toBe(2)
  })

  it('that ran under a clock that was set back since does not stand still until then', async () => {
    const { jobs, started, count } = makeJobs({})
    market.wait(hours(8))
    await runDueJobs(market.ctx, jobs)
    const now = market.ctx.now()
    market.wait(minutes(1))
    const killed = { id: 'run_dead', now: market.ctx.now(), heldUntil: market.ctx.now() + minutes(1) }
    await market.ctx.transact(NO_ROOTS.alone, (tx) => claimJob(tx, 'orders', now + minutes(1), killed))
    market.wait(-hours(8))
    await Promise.all([1, 2].map(() => runDueJobs(market.ctx, jobs)))
    await runDueJobs(market.ctx, jobs)
    expect([...started].sort()).toEqual(JOB_NAMES.flatMap((name) => [name, name]).sort())
    market.wait(minutes(1))
    await runDueJobs(market.ctx, jobs)
    expect(count('orders')).toBe(3)
  })

  it('that somebody asked for under such a clock is run', async () => {
    const { jobs, count } = makeJobs({})
    const asked = { ...jobs, backup: { ...JOBS.backup, run: jobs.backup.run } }
    await runDueJobs(market.ctx, asked)
    expect(count('backup')).toBe(0)
    const ahead = market.ctx.now() + hours(8)
    await market.ctx.transact(NO_ROOTS.alone, (tx) => tryHurryJob(tx, 'backup', ahead))
    await runDueJobs(market.ctx, asked)
    await runDueJobs(market.ctx, asked)
    expect(count('backup')).toBe(1)
  })

  it('lets mails go that were queued or put off under such a clock, and no others', async () => {
    const now = market.ctx.now()
    market.wait(hours(3))
    await runDueJobs(market.ctx, makeJobs({}).jobs)
    market.wait(-hours(3))
    const put = (id: string, state: string, createdAt: number, dueAt: number) =>
      market.run(
        `insert into mails (id, kind, to_name, to_email, language, sealed_values, state, due_at, created_at)
        values (?, 'verifyEmail', '', 'a@b.test', 'en', ?, ?, ?, ?)`,
        id,
        Buffer.from('x'),
        state,
        dueAt,
        createdAt,
      )
    put('new', 'queued', now + hours(3), now + hours(3))
    put('put-off', 'queued', now, now + hours(9))
    put('being-sent', 'sending', now, now + hours(9))
    put('tried-again-later', 'queued', now, now + hours(6))
    await runDueJobs(market.ctx, makeJobs({}).jobs)
    expect(market.rows('select id, due_at - ? as wait from mails order by id', now)).toEqual([
      { id: 'being-sent', wait: minutes(2) },
      { id: 'new', wait: 0 },
      { id: 'put-off', wait: 0 },
      { id: 'tried-again-later', wait: hours(6) },
    ])
  })

  it('that takes long says that it lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      let end = (): void => {}
      let begun = (): void => {}
      const hasBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      const running = new Promise<void>((resolve) => {
        end = resolve
      })
      const { jobs, count } = makeJobs({
        orders: () => {
          begun()
          return running
        },
      })
      const first = runDueJobs(market.ctx, jobs)
      await hasBegun
      for (let step = 0; step < 4; step++) {
        market.wait(seconds(20))
        vi.advanceTimersByTime(seconds(20))
        await vi.waitFor(async () =>
          expect((await rowOf('orders'))?.heldUntil).toBe(market.ctx.now() + minutes(1)),
        )
      }
      const second = runDueJobs(market.ctx, makeJobs({}).jobs)
      await second
      end()
      await first
      expect(count('orders')).toBe(1)
      expect(await rowOf('orders')).toMatchObject({ runs: 1, heldUntil: 0 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('that fails is counted, and tried again', async () => {
    let isBroken = true
    const nightly: Job = {
      run: async () => {
        if (isBroken) throw new TypeError('secret words')
      },
      next: (now) => now + days(1),
    }
    const jobs = { ...makeJobs({}).jobs, sweep: nightly }
    await runDueJobs(market.ctx, jobs)
    expect(await rowOf('sweep')).toMatchObject({ runs: 1, failures: 1, error: 'TypeError' })
    const states = await jobStates(market.ctx)
    expect(states.map(({ name }) => name).sort()).toEqual([...JOB_NAMES].sort())
    expect(states.filter(({ isFailing }) => isFailing).map(({ name }) => name)).toEqual(['sweep'])
    expect(JSON.stringify(states)).not.toMatch(/secret|TypeError/)
    isBroken = false
    market.wait(minutes(5))
    await runDueJobs(market.ctx, jobs)
    expect(await rowOf('sweep')).toMatchObject({ runs: 2, failures: 1, error: '' })
    expect((await rowOf('sweep'))?.dueAt).toBe(market.ctx.now() + days(1))
  })

  it('that is no longer there is forgotten', async () => {
    market.run("insert into jobs (name, due_at) values ('old', 0)")
    await runDueJobs(market.ctx, makeJobs({}).jobs)
    expect((await findJobs(market.ctx.db)).map(({ name }) => name)).toEqual([...JOB_NAMES].sort())
  })
})

describe('the runner', () => {
  it('runs a job that is triggered, once more when it was running', async () => {
    let waiting: (() => void)[] = []
    const { jobs, count } = makeJobs({
      mail: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    })
    const release = async (): Promise<void> => {
      await vi.waitFor(() => expect(waiting).toHaveLength(1))
      const [free] = waiting
      waiting = []
      free?.()
    }
    const stop = startJobs(market.ctx, jobs)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    market.ctx.jobTriggers.trigger('mail')
    market.ctx.jobTriggers.trigger('mail')
    await release()
    await release()
    await vi.waitFor(async () => expect(await rowOf('mail')).toMatchObject({ runs: 2 }))
    market.ctx.jobTriggers.trigger('mail')
    await release()
    await stop()
    expect(count('mail')).toBe(3)
    market.ctx.jobTriggers.trigger('mail')
    expect(count('mail')).toBe(3)
  })

  it('leaves what it stops on the way as it was, so that the next one goes on', async () => {
    const { jobs } = makeJobs({
      sweep: (_ctx, signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
      analytics: (_ctx, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new TypeError('stopped')))),
    })
    const stop = startJobs(market.ctx, jobs)
    const held = async () => [await rowOf('sweep'), await rowOf('analytics')]
    const now = market.ctx.now()
    await vi.waitFor(async () => {
      for (const row of await held()) expect(row).toMatchObject({ heldUntil: now + minutes(1) })
    })
    await stop()
    for (const row of await held())
      expect(row).toMatchObject({ runs: 0, failures: 0, error: '', dueAt: now, heldUntil: 0 })
    const next = makeJobs({})
    await runDueJobs(market.ctx, next.jobs)
    expect([...next.started].sort()).toEqual(['analytics', 'sweep'])
  })

  it('lets no job wait for one that hangs, and ends all the same', async () => {
    let wasGiven = false
    const { jobs } = makeJobs({
      orders: (_ctx, signal) => {
        signal.addEventListener('abort', () => {
          wasGiven = true
        })
        return never
      },
    })
    expect(STOP_WITHIN).toBe(seconds(5))
    const stopWithin = 500
    const stop = startJobs(market.ctx, jobs, stopWithin)
    await vi.waitFor(async () => {
      for (const name of ['refunds', 'mail', 'sweep'] as const)
        expect(await rowOf(name)).toMatchObject({ runs: 1 })
    })
    const begin = Date.now()
    await stop()
    expect(wasGiven).toBe(true)
    expect(Date.now() - begin).toBeGreaterThanOrEqual(stopWithin - 5)
    expect(Date.now() - begin).toBeLessThan(STOP_WITHIN)
    expect(await rowOf('orders')).toMatchObject({ runs: 0 })
  }, 15_000)
})

describe('the nightly clean-up', () => {
  it('comes at half past four in Malaysia', () => {
    const noon = Date.UTC(2026, 10, 21, 4)
    const first = JOBS.sweep.next(noon)
    expect(new Date(first).toISOString()).toBe('2026-11-21T20:30:00.000Z')
    expect(JOBS.sweep.next(first)).toBe(first + days(1))
  })

  it('removes what nobody needs any more, and nothing else', async () => {
    const now = market.ctx.now()
    const put = (id: string, state: string, at: number | null) =>
      market.run(
        `insert into mails (id, kind, to_name, to_email, language, sealed_values, state, due_at, created_at, finished_at)
        values (?, 'verifyEmail', '', 'a@b.test', 'en', ?, ?, ?, 0, ?)`,
        id,
        at === null ? Buffer.from('x') : null,
        state,
        // Not due: this is not about sending.
        now + days(365),
        at,
      )
    put('old', 'sent', now - days(31))
    put('given-up', 'failed', now - days(31))
    put('young', 'sent', now - days(29))
    put('waiting', 'queued', null)
    const outbox = path.join(market.ctx.config.dataDir, 'outbox')
    mkdirSync(outbox, { recursive: true })
    for (const [name, age] of [
      ['old.eml', 31],
      ['young.eml', 1],
      ['kept.txt', 31],
    ] as const) {
      writeFileSync(path.join(outbox, name), '')
      const at = (now - days(age)) / 1000
      utimesSync(path.join(outbox, name), at, at)
    }
    await runDueJobs(market.ctx)
    expect(market.rows('select id from mails order by id')).toEqual([{ id: 'waiting' }, { id: 'young' }])
    const left = ['old.eml', 'young.eml', 'kept.txt'].filter((name) => existsSync(path.join(outbox, name)))
    expect(left).toEqual(['young.eml', 'kept.txt'])
  })

  it('removes some at a time, and goes on where a part of it fails', async () => {
    const now = market.ctx.now()
    const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i <= ${2 * SLICE})`
    market.run(
      `${many} insert into mails (id, kind, to_name, to_email, language, state, due_at, created_at, finished_at)
      select 'm' || i, 'verifyEmail', '', 'a@b.test', 'en', 'sent', 0, 0, ? from n`,
      now - days(31),
    )
    market.run(
      `${many} insert into rate_limits (key, points, expires_at) select 'k' || i, 1, ? from n`,
      now - 1,
    )
    market.run(
      "insert into email_links (id, kind, email, created_at, expires_at) values ('l', 'reset', 'a@b.test', 0, 0)",
    )
    market.run(
      "create temp trigger broken before delete on email_links begin select raise(abort, 'broken'); end",
    )
    const count = (table: string) => market.value<number>(`select count(*) from ${table}`)
    const most: Record<string, number> = { mails: 0, rate_limits: 0 }
    const transact: Transact = async (roots, work) => {
      const before = Object.keys(most).map((table) => [table, count(table)] as const)
      const done = await market.ctx.transact(roots, work)
      for (const [table, rows] of before) most[table] = Math.max(most[table] ?? 0, rows - count(table))
      return done
    }
    const sweeping = JOBS.sweep.run({ ...market.ctx, transact }, new AbortController().signal)
    await expect(sweeping).rejects.toThrow('broken')
    expect([count('mails'), count('rate_limits')]).toEqual([0, 0])
    expect(most).toEqual({ mails: SLICE, rate_limits: SLICE })
  })
})
