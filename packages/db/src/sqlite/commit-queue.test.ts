import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../kernel/roots'
import { makeTransact, type Transact, type Tx } from '../kernel/transact'
import { readSetting, touchSetting } from '../queries'
import { makeTestDatabase, type TestDatabase } from '../testing'

let test: TestDatabase
let transact: Transact
let commits: number
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
  const { writer } = test.database
  const commit = writer.commit.bind(writer)
  commits = 0
  writer.commit = () => {
    commits += 1
    commit()
  }
  transact = makeTransact(test.database.writer, (error) => {
    throw error
  })
})
afterEach(() => test.dispose())

const read = (name: string) => readSetting(test.database.read, name)
const write = (name: string) => transact(NO_ROOTS.alone, (tx) => touchSetting(tx, name, 'x', 1))
const fail = async (): Promise<never> => {
  throw new Error('no')
}
const numbers = (most: number): number[] => Array.from({ length: most }, (_, index) => index)

/** Commits that fail so many times, as on a disk that is full. */
function failCommits(times: number, code: string): void {
  const { writer } = test.database
  const commit = writer.commit.bind(writer)
  let left = times
  writer.commit = () => {
    if (left === 0) return commit()
    left -= 1
    throw Object.assign(new Error('no commit'), { code })
  }
}

describe('works that come at the same time', () => {
  it('share one commit, and each has its own answer', async () => {
    const answers = await Promise.all(
      numbers(20).map((number) =>
        transact(NO_ROOTS.alone, async (tx) => {
          await touchSetting(tx, `shared ${number}`, 'x', 1)
          return number
        }),
      ),
    )
    expect(answers).toEqual(numbers(20))
    expect(commits).toBe(1)
    expect(await read('shared 19')).toBe('x')
  })

  it('do not share more than so many', async () => {
    await Promise.all(numbers(70).map((number) => write(`many ${number}`)))
    expect(commits).toBe(3)
  })

  it('share one commit with those that come a turn of the event loop later', async () => {
    const inTurns = async (turns: number): Promise<void> => {
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      await write(`turn ${turns}`)
    }
    await Promise.all(numbers(4).map(inTurns))
    expect(commits).toBe(1)
    await Promise.all([write('early'), inTurns(8)])
    expect(commits).toBe(3)
  })

  it('leave nothing of one that throws, and all of the others', async () => {
    const given: string[] = []
    const failing = transact(NO_ROOTS.alone, async (tx) => {
      tx.afterCommit(() => void given.push('never'))
      await touchSetting(tx, 'b', 'x', 1)
      await fail()
    })
    const [a, b, c] = await Promise.allSettled([write('a'), failing, write('c')])
    expect([a.status, b.status, c.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([await read('a'), await read('b'), await read('c')]).toEqual(['x', null, 'x'])
    expect([commits, given]).toEqual([1, []])
  })

  it('see what those before them wrote, and are refused after the commit only', async () => {
    const order: string[] = []
    const first = transact(NO_ROOTS.alone, async (tx) => {
      tx.afterCommit(() => void order.push('committed'))
      await touchSetting(tx, 'last unit', 'sold', 1)
    })
    const second = transact(NO_ROOTS.alone, async (tx) => {
      if ((await readSetting(tx, 'last unit')) === 'sold') await fail()
    })
    await Promise.allSettled([first, second.catch(() => order.push('refused'))])
    expect(order).toEqual(['committed', 'refused'])
  })

  it('cannot write into the part of another, when somebody forgot to wait', async () => {
    let stray: Tx | undefined
    await Promise.all([
      transact(NO_ROOTS.alone, async (tx) => {
        stray = tx
      }),
      transact(NO_ROOTS.alone, async (tx) => {
        await touchSetting(tx, 'mine', 'x', 1)
        if (stray) await expect(touchSetting(stray, 'theirs', 'x', 1)).rejects.toThrow('has ended')
      }),
    ])
    expect([await read('mine'), await read('theirs')]).toEqual(['x', null])
  })

  it('run what comes after the commit in their order', async () => {
    const given: string[] = []
    await Promise.all(
      numbers(3).map((number) =>
        transact(NO_ROOTS.alone, async (tx) => {
          for (const task of ['a', 'b']) tx.afterCommit(() => void given.push(`${task}${number}`))
        }),
      ),
    )
    expect(given).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
  })

  it('do not wait for what another does after the commit', async () => {
    let release = (): void => {}
    const slow = transact(NO_ROOTS.alone, async (tx) =>
      tx.afterCommit(
        () =>
          new Promise<void>((resolve) => {
            release = resolve
          }),
      ),
    )
    await write('quick')
    release()
    await slow
  })
})

describe('a commit that fails', () => {
  it('is tried for each alone: what only failed together is written, and tasks run once', async () => {
    failCommits(1, 'SQLITE_IOERR_FSYNC')
    const done: number[] = []
    await Promise.all(
      numbers(3).map((number) =>
        transact(NO_ROOTS.alone, async (tx) => {
          tx.afterCommit(() => void done.push(number))
          await touchSetting(tx, `again ${number}`, 'x', 1)
        }),
      ),
    )
    expect([await read('again 0'), await read('again 2'), done]).toEqual(['x', 'x', [0, 1, 2]])
  })

  it('is reported to all when the disk stays full; nothing is left, and it is over when there is room', async () => {
    failCommits(4, 'SQLITE_FULL')
    const given = await Promise.allSettled(numbers(3).map((number) => write(`full ${number}`)))
    for (const one of given)
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_FULL' } })
    expect([await read('full 0'), test.database.handle.inTransaction]).toEqual([null, false])
    await write('full 0')
    expect(await read('full 0')).toBe('x')
  })

  it('decides a refusal anew: what the refused one saw was never written', async () => {
    failCommits(2, 'SQLITE_FULL')
    const takeLast = () =>
      transact(NO_ROOTS.alone, async (tx) => {
        if ((await readSetting(tx, 'last unit')) === 'sold') await fail()
        await touchSetting(tx, 'last unit', 'sold', 1)
      })
    const [first, second] = await Promise.allSettled([takeLast(), takeLast()])
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_FULL' } })
    expect(second.status).toBe('fulfilled')
  })

  it('is the fault of one that filled the disk: the others are written', async () => {
    const { handle } = test.database
    handle.pragma(`max_page_count = ${String(Number(handle.pragma('page_count', { simple: true })) + 4)}`)
    const big = transact(NO_ROOTS.alone, (tx) => touchSetting(tx, 'big', 'x'.repeat(1_000_000), 1))
    const [a, b, c] = await Promise.allSettled([write('a'), big, write('c')])
    expect([a.status, c.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(b).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_FULL' } })
    expect([await read('a'), await read('big'), await read('c')]).toEqual(['x', null, 'x'])
  })

  it('over a promise the database checks at the end hits only who broke it', async () => {
    test.database.handle.exec(`create table parents (id integer primary key) strict;
      create table children (parent integer references parents (id) deferrable initially deferred) strict`)
    const orphan = transact(NO_ROOTS.alone, (tx) => sql`insert into children (parent) values (1)`.execute(tx))
    const [a, b] = await Promise.allSettled([write('a'), orphan])
    expect([a.status, b.status]).toEqual(['fulfilled', 'rejected'])
    expect(await read('a')).toBe('x')
  })
})

describe('another process that holds the lock', () => {
  it('is waited for by all who share the commit at once, in their order', async () => {
    const { writer } = test.database
    const begin = writer.begin.bind(writer)
    let begins = 0
    writer.begin = () => {
      begins += 1
      if (begins < 3) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
      begin()
    }
    const order: number[] = []
    await Promise.all(
      numbers(3).map((number) => transact(NO_ROOTS.alone, async () => void order.push(number))),
    )
    expect([begins, order]).toEqual([3, [0, 1, 2]])
  })

  it('is given up for all of them after five tries', async () => {
    test.database.writer.begin = () => {
      throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
    }
    const given = await Promise.allSettled([write('a'), write('b')])
    for (const one of given) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'BUSY' } })
  })
})
