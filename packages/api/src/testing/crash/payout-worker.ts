import { findPayoutRun, listPayoutRuns } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import { approvePayouts, cancelPayouts, everyPayout, proposePayouts } from '../../payouts/commands/runs'
import { settlePayout } from '../../payouts/commands/settle'
import { readConfig } from '../../platform/config'
import type { Context } from '../../platform/context'
import { openServices } from '../../platform/services'
import { SMALL } from '..'
import { asAdmin } from '../actors'
import { pick, say } from './worker-helpers'

const admin = asAdmin(SMALL.users.admin)

async function settleAll(ctx: Context, runId: string): Promise<void> {
  for await (const { id } of everyPayout(ctx.db, runId)) {
    const to = pick(['paid', 'failed', 'unknown'] as const)
    await settlePayout(ctx, admin, runId, id, { from: 'in_transit', to, note: 'x' })
    say(`${to} ${id}`)
    if (to !== 'unknown') continue
    await settlePayout(ctx, admin, runId, id, { from: 'unknown', to: 'failed', note: 'x' })
    say(`failed ${id}`)
  }
}

/** Proposes, approves and settles runs. What a killed one left open goes on first. */
export async function payouts(dataDir: string): Promise<never> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: '0' })
  const { context: ctx } = openServices(config)
  say('ready')
  for (;;) {
    const [last] = await listPayoutRuns(ctx.db, null, 1)
    let runId = last?.state === 'proposed' ? last.id : null
    try {
      runId ??= await proposePayouts(ctx, admin)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // Nobody is owed anything any more, or a payout is open: what is open fails, and all begins anew.
      if (last) await failOpen(ctx, last.id)
      continue
    }
    if (Math.random() < 0.2) await cancelPayouts(ctx, admin, runId)
    else {
      await approvePayouts(ctx, admin, runId)
      say(`approved ${runId}`)
      if ((await findPayoutRun(ctx.db, runId))?.state === 'approved') await settleAll(ctx, runId)
    }
  }
}

async function failOpen(ctx: Context, runId: string): Promise<void> {
  for await (const { id, state } of everyPayout(ctx.db, runId))
    if (state === 'in_transit' || state === 'unknown' || state === 'paid')
      await settlePayout(ctx, admin, runId, id, { from: state, to: 'failed', note: 'x' })
}
