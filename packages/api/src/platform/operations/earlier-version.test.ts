import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useMarket } from '../../testing/helpers'
import { describeEarlierVersion } from './earlier-version'

const market = useMarket()
const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const run = (script: string, command: string) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', `packages/api/scripts/${script}.ts`, command, '--data', market.ctx.config.dataDir],
    { cwd: ROOT, encoding: 'utf8' },
  )

it('commands leave a database of an earlier version to the shop', async () => {
  const { dataDir } = market.ctx.config
  expect(await describeEarlierVersion(dataDir)).toBe(null)
  const last = market.value<string>('select max(name) from migrations')
  market.run('delete from migrations where name = ?', last)
  const sentence = `The database in ${dataDir} is of an earlier version: ${last} is missing. Open the shop with this version once, then try again.`
  for (const { status, stderr } of [run('admin', 'list'), run('ledger', 'check')])
    expect([status, stderr.trim()]).toEqual([1, sentence])
  expect(market.value('select count(*) from migrations where name = ?', last)).toBe(0)
  market.run("delete from migrations where name > '0002'")
  expect(await describeEarlierVersion(dataDir)).toMatch(
    /version: 0002-catalogue and \d+ after it are missing\. Open/,
  )
}, 60_000)
