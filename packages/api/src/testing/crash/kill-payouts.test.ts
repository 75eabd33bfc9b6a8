import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NO_ROOTS, openDatabase } from '@pasar/db'
import { copyTemplate } from '@pasar/db/testing'
import { expect, it } from 'vitest'
import { takeOverAccount } from '../../payouts/commands/bank-account'
import { readConfig } from '../../platform/config'
import { findWrongSums } from '../../platform/consistency-check'
import { openServices } from '../../platform/services'
import { SMALL } from '..'
import { runAndKill } from './run-and-kill'

/** `npm run test:crash` asks for 200. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 20) * 0.15)

/** Members' money, wherever it is: payouts only move it. */
const OWED = `select sum(amount_sen) from ledger_entries where account like 'seller:%' or account like 'reseller:%'
  or account = 'payouts_in_transit' or account = 'cash:bank'`

/** Gives everybody who is paid an account to be paid on. */
async function openAccounts(dataDir: string): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' })
  const services = openServices(config)
  const { context: ctx } = services
  const { seller, tan, reseller } = SMALL.users
  await ctx.transact(NO_ROOTS.alone, async (tx) => {
    for (const { id: userId } of [seller, tan, reseller]) {
      const sealedAccount = ctx.vault.seal('514123456789', userId)
      await takeOverAccount(tx, ctx, { userId, bank: 'MBBEMYKL', sealedAccount, accountHolder: 'Somebody' })
    }
  })
  await services.close()
}

it(
  `books every payout whole or not at all, in ${KILLS} kills while runs are approved and settled`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-kill-payouts-'))
    const file = path.join(dataDir, 'pasar.db')
    try {
      await copyTemplate(file, { seed: 'small' })
      const before = openDatabase(file)
      const total = before.handle.prepare(OWED).pluck().get()
      await before.close()
      await openAccounts(dataDir)
      const promised = new Map<string, string>()
      for (let kill = 0; kill < KILLS; kill++) {
        for (const line of await runAndKill(dataDir, 'payouts', Math.random() * 400)) {
          const [promise = '', id = ''] = line.split(' ')
          promised.set(id, promise)
        }
        const database = openDatabase(file)
        expect(await findWrongSums(database)).toEqual([])
        expect(database.handle.prepare(OWED).pluck().get()).toBe(total)
        const states = new Map(
          database.handle
            .prepare<[], { id: string; state: string }>(
              'select id, state from payouts union all select id, state from payout_runs',
            )
            .all()
            .map(({ id, state }) => [id, state]),
        )
        for (const [id, promise] of promised)
          if (promise === 'approved' || promise === 'failed') expect(states.get(id), id).toBe(promise)
        await database.close()
      }
      expect([...promised.values()]).toContain('approved')
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  KILLS * 15_000,
)
