import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSetting, touchSetting } from '../queries'
import { openDatabase } from '../sqlite/open'
import { makeTestDatabase, type TestDatabase } from '../testing'
import { NO_ROOTS } from './roots'
import { makeTransact, type Transact } from './transact'

let test: TestDatabase
let transact: Transact
let taskErrors: unknown[]
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
  taskErrors = []
  transact = makeTransact(test.database.writer, (error) => void taskErrors.push(error))
})
afterEach(() => test.dispose())

const read = (name: string) => readSetting(test.database.read, name)
const fail = (message: string): never => {
  throw new Error(message)
}

describe('transact', () => {
  it('commits what was written and hands on the answer', async () => {
    const answer = await transact(NO_ROOTS.alone, async (tx) => {
      await touchSetting(tx, 'a', '1', 1)
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await read('a')).toBe('1')
  })

  it('leaves nothing of a work that throws, and takes the next', async () => {
    const failing = transact(NO_ROOTS.alone, async (tx) => {
      await touchSetting(tx, 'a', '1', 1)
      fail('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await read('a')).toBeNull()
    await transact(NO_ROOTS.alone, (tx) => touchSetting(tx, 'a', '2', 2))
    expect(await read('a')).toBe('2')
  })

  it('begins immediate: the lock is held before the first statement', async () => {
    const other = openSecond()
    await transact(NO_ROOTS.alone, async () => {
      expect(() => other.handle.exec('begin immediate')).toThrow('database is locked')
    })
    expect(() => other.handle.exec('begin immediate; rollback')).not.toThrow()
    await other.close()
  })

  it('lets one work in at a time, in the order they came', async () => {
    const steps: string[] = []
    await Promise.all(
      [1, 2, 3].map((number) =>
        transact(NO_ROOTS.alone, async (tx) => {
          steps.push(`in ${number}`)
          await touchSetting(tx, 'a', String(number), number)
          await readSetting(tx, 'a')
          steps.push(`out ${number}`)
        }),
      ),
    )
    expect(steps).toEqual(['in 1', 'out 1', 'in 2', 'out 2', 'in 3', 'out 3'])
  })

  it('loses no update under many works that read, then write', async () => {
    await transact(NO_ROOTS.alone, (tx) => touchSetting(tx, 'count', '0', 0))
    const addOne = () =>
      transact(NO_ROOTS.alone, async (tx) =>
        touchSetting(tx, 'count', String(Number(await readSetting(tx, 'count')) + 1), 1),
      )
    await Promise.all(Array.from({ length: 100 }, addOne))
    expect(await read('count')).toBe('100')
  })

  it('shows readers nothing that is not committed', async () => {
    await transact(NO_ROOTS.alone, async (tx) => {
      await touchSetting(tx, 'a', '1', 1)
      expect(await readSetting(tx, 'a')).toBe('1')
      expect(await read('a')).toBeNull()
    })
    expect(await read('a')).toBe('1')
  })

  it('runs the work anew when the database was busy, and gives up after five tries', async () => {
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
    let tries = 0
    const until = (last: number) =>
      transact(NO_ROOTS.alone, async (tx) => {
        tries += 1
        await touchSetting(tx, `try ${tries}`, '1', 1)
        if (tries < last) throw busy
      })
    await until(3)
    expect(tries).toBe(3)
    expect([await read('try 2'), await read('try 3')]).toEqual([null, '1'])
    tries = 0
    await expect(until(99)).rejects.toMatchObject({ code: 'BUSY' })
    expect(tries).toBe(5)
  })
})

describe('a full disk', () => {
  it('is said in words, leaves nothing, hinders no reader, and is over when there is room', async () => {
    const { handle } = test.database
    const fill = (size: number) =>
      transact(NO_ROOTS.alone, (tx) => touchSetting(tx, 'big', 'x'.repeat(size), 1))
    const pages = handle.pragma('page_count', { simple: true })
    handle.pragma(`max_page_count = ${String(pages)}`)
    await expect(fill(1_000_000)).rejects.toMatchObject({ code: 'STORAGE_FULL', status: 503 })
    expect(handle.inTransaction).toBe(false)
    expect(await read('big')).toBeNull()
    handle.pragma('max_page_count = 100000')
    await fill(1_000_000)
    expect(await read('big')).toHaveLength(1_000_000)
  })
})

describe('afterCommit', () => {
  it('runs after the commit, in order, before the answer', async () => {
    const received: string[] = []
    await transact(NO_ROOTS.alone, async (tx) => {
      tx.afterCommit(async () => void received.push(`first sees ${await read('a')}`))
      tx.afterCommit(() => void received.push('second'))
      await touchSetting(tx, 'a', '1', 1)
      expect(received).toEqual([])
    })
    expect(received).toEqual(['first sees 1', 'second'])
  })

  it('is dropped with a rollback, and once per try', async () => {
    const received: string[] = []
    const failing = transact(NO_ROOTS.alone, async (tx) => {
      tx.afterCommit(() => void received.push('never'))
      fail('no')
    })
    await expect(failing).rejects.toThrow('no')
    let tries = 0
    await transact(NO_ROOTS.alone, async (tx) => {
      tries += 1
      tx.afterCommit(() => void received.push(`try ${tries}`))
      if (tries < 3) throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })
    })
    expect(received).toEqual(['try 3'])
  })

  it('cannot undo the commit, nor stop the tasks behind it', async () => {
    const received: string[] = []
    await transact(NO_ROOTS.alone, async (tx) => {
      await touchSetting(tx, 'a', '1', 1)
      tx.afterCommit(() => fail('mail is down'))
      tx.afterCommit(() => void received.push('second'))
    })
    expect(await read('a')).toBe('1')
    expect(received).toEqual(['second'])
    expect(taskErrors).toEqual([new Error('mail is down')])
  })
})

function openSecond() {
  const second = openDatabase(test.file)
  // It must not wait for a lock that this very test holds.
  second.handle.pragma('busy_timeout = 0')
  return second
}
