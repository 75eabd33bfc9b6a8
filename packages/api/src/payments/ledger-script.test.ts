import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleSources } from '../testing/bundle-sources'
import { type Market, useMarket } from '../testing/helpers'

const market = useMarket()
const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/ledger.ts')
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache')
const BUNDLE = `ledger-${process.pid}`

// From its sources each run takes five seconds of the processor.
beforeAll(() => bundleSources({ [BUNDLE]: SCRIPT }, FOLDER, { splitting: false }))
afterAll(() => rmSync(path.join(FOLDER, `${BUNDLE}.mjs`), { force: true }))

const folderOf = ({ services }: Market): string => path.dirname(services.database.handle.name)

const check = (folder: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const args = [path.join(FOLDER, `${BUNDLE}.mjs`), 'check', '--data', folder]
    const child = execFile(process.execPath, args, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })

it('says that the books are right, and which are not', async () => {
  const folder = folderOf(market)
  expect(await check(folder)).toMatchObject({
    code: 0,
    said: expect.stringContaining('The books are right.'),
  })
  market.services.database.handle.exec(
    'update items set price_sen = price_sen + 1 where id in (select item_id from auctions)',
  )
  expect(await check(folder)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/NOT right\.[\s\S]*another price than its bids make/),
  })
})

it('says that a database is of an earlier version', async () => {
  market.services.database.handle.exec("delete from migrations where name like '0028-%'")
  const { code, said } = await check(folderOf(market))
  expect(code).toBe(1)
  expect(said).toMatch(/is of an earlier version: 0028-auctions is missing/)
})

it('makes no database where there is none', async () => {
  const folder = path.join(folderOf(market), 'nowhere')
  mkdirSync(folder)
  expect(await check(folder)).toEqual({
    code: 1,
    said: `There is no market in ${folder}: pasar.db is missing.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
})
