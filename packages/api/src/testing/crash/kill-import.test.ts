import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@pasar/db'
import { copyTemplate } from '@pasar/db/testing'
import { expect, it } from 'vitest'
import { findWrongSums } from '../../platform/consistency-check'
import { IMPORTED_ROWS } from './import-worker'
import { runAndKill } from './run-and-kill'

/** `npm run test:crash` asks for 200. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 20) * 0.15)

it(
  `makes each item of an import once, in ${KILLS} kills`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-kill-import-'))
    const file = path.join(dataDir, 'pasar.db')
    try {
      await copyTemplate(file, { seed: 'small' })
      const done = new Set<string>()
      for (let kill = 0; kill < KILLS; kill++) {
        for (const line of await runAndKill(dataDir, 'imports', 1_000 + Math.random() * 3_000)) {
          const [promise, id = ''] = line.split(' ')
          if (promise === 'done') done.add(id)
        }
        const database = openDatabase(file)
        const value = <T>(sql: string) => database.handle.prepare<[], T>(sql).pluck()
        expect(await findWrongSums(database)).toEqual([])
        // What has its outcome is there, what is there has its outcome, and nothing is there twice.
        expect(value("select count(*) from items where title glob 'K* *' and status = 'draft'").get()).toBe(
          value("select count(*) from import_items where state = 'created'").get(),
        )
        expect(value("select count(distinct item_id) from import_items where state = 'created'").get()).toBe(
          value("select count(*) from import_items where state = 'created'").get(),
        )
        expect(
          value("select sku from item_variants where sku glob 'K*-*' group by sku having count(*) > 1").all(),
        ).toEqual([])
        for (const id of done) {
          const made = database.handle
            .prepare<[string], number>(
              "select count(*) from import_items where import_id = ? and state = 'created'",
            )
            .pluck()
            .get(id)
          expect(made, id).toBe(IMPORTED_ROWS)
        }
        await database.close()
      }
      const database = openDatabase(file)
      expect(
        database.handle.prepare("select count(*) from import_items where state = 'created'").pluck().get(),
      ).toBeGreaterThan(0)
      await database.close()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  KILLS * 30_000,
)
