import { describe, expect, it } from 'vitest'
import { makeBudget, makeLimiter } from './concurrency-limiter'

it('never lets more in than may be, in the order they came, and turns away those beyond the queue', async () => {
  const inTurn = makeLimiter(2, 3)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    order.push(number)
    await Promise.resolve()
    running -= 1
    if (number === 3) throw new Error('its own')
    // Whoever comes as another leaves.
    if (number === 2) late.push(inTurn(work(9)))
  }
  const late: Promise<void>[] = []
  const answers = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => inTurn(work(number))))
  await Promise.all(late)
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 9])
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  expect(answers[5]).toMatchObject({ reason: { code: 'BUSY' } })
  await inTurn(async () => {})
})

describe('a budget', () => {
  /** Work that ends on request. */
  const makeWork = (inBudget: ReturnType<typeof makeBudget>) => {
    const started: string[] = []
    const ends = new Map<string, () => void>()
    const run = (name: string, cost: number) =>
      inBudget(cost, () => {
        started.push(name)
        return new Promise<void>((end) => ends.set(name, end))
      })
    const end = async (name: string): Promise<void> => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    }
    return { started, run, end }
  }

  it('is never exceeded, and small work does not overtake large', async () => {
    const { started, run, end } = makeWork(makeBudget(10, 5))
    const all = [run('a', 6), run('b', 3), run('c', 5), run('d', 1)]
    await new Promise(setImmediate)
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b'])
    await end('a')
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    await end('c')
    await end('d')
    await Promise.all(all)
  })

  it('has what costs more than all of it run alone', async () => {
    const { started, run, end } = makeWork(makeBudget(10, 5))
    const all = [run('a', 1), run('huge', 99), run('b', 1)]
    await new Promise(setImmediate)
    await end('a')
    expect(started).toEqual(['a', 'huge'])
    await end('huge')
    await end('b')
    await Promise.all(all)
  })

  it('refuses what may not even wait, with its own words', async () => {
    const { run, end } = makeWork(makeBudget(1, 1, 'PICTURES_BUSY'))
    const all = [run('a', 1), run('b', 1)]
    await expect(run('c', 1)).rejects.toMatchObject({ code: 'PICTURES_BUSY', status: 503, field: 'picture' })
    await end('a')
    await end('b')
    await Promise.all(all)
  })

  it('is given back by work that fails', async () => {
    const inBudget = makeBudget(1, 0)
    await expect(inBudget(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inBudget(1, async () => 'yes')).toBe('yes')
  })
})
