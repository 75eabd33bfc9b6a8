import { touchSetting } from '@pasar/db'
import { expect, it } from 'vitest'
import { useMarket } from '../test-kit'
import { shareCommits } from './shared-commit'

const market = useMarket()

it('commits what comes meanwhile together, and answers each with its own', async () => {
  const begins: number[] = []
  const share = shareCommits((work) => {
    begins.push(1)
    return market.ctx.transact(work)
  })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      share(async (tx) => {
        await touchSetting(tx, `shared-${index}`, 'x', index)
        return index
      }),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 30 }, (_, index) => index))
  expect(market.value("select count(*) from settings where name like 'shared-%'")).toBe(30)
  expect(begins.length).toBeLessThan(3)
})

it('fails all of a commit together, and goes on with the next', async () => {
  const share = shareCommits(market.ctx.transact)
  const write = share((tx) => touchSetting(tx, 'lost', 'x', 1))
  const fail = share(() => Promise.reject(new Error('no')))
  await expect(write).rejects.toThrow('no')
  await expect(fail).rejects.toThrow('no')
  await share((tx) => touchSetting(tx, 'kept', 'x', 1))
  expect(market.rows("select name from settings where name in ('lost', 'kept')")).toEqual([{ name: 'kept' }])
})
