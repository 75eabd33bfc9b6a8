import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase } from '@pasar/db'
import { copyTemplate } from '@pasar/db/testing'
import { expect, it } from 'vitest'
import { findWrongSums } from '../../platform/consistency-check'
import { runAndKill } from './run-and-kill'

/** `npm run test:crash` asks for 200. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 20) * 0.15)

interface Row {
  id: string
  state: string
  heldFor: string
  approved: number
  rejected: number
}

/** Each of these must find nothing. */
const WRONG = {
  'deliveries are numbered without a gap, each once': `select c.id from conversations c where c.last_delivery <>
    (select count(*) from chat_messages m where m.conversation_id = c.id and m.state = 'delivered')
    or c.last_delivery <> (select coalesce(max(m.delivery), 0) from chat_messages m where m.conversation_id = c.id)`,
  'messages are numbered without a gap': `select c.id from conversations c where c.last_position <>
    (select count(*) from chat_messages m where m.conversation_id = c.id)`,
  'what is unread was delivered': `select cm.user_id from conversation_members cm where cm.unread <>
    (select count(*) from chat_messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.user_id
      and m.delivery > cm.read_delivery)`,
  'no list shows what waits for an admin to anybody but its sender': `select cm.user_id from conversation_members cm
    join chat_messages m on m.id = cm.last_message_id where m.sender_id <> cm.user_id and m.state <> 'delivered'`,
}

function expectRight(database: OpenDatabase, promises: readonly string[]): Row[] {
  const rows = database.handle
    .prepare<[], Row>(`select m.id, m.state, m.held_for as heldFor,
      (select count(*) from audit_log a where a.subject_id = m.id and a.action = 'approveMessage') as approved,
      (select count(*) from audit_log a where a.subject_id = m.id and a.action = 'rejectMessage') as rejected
      from chat_messages m`)
    .all()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { id, state, heldFor, approved, rejected } of rows) {
    const isHeld = heldFor !== ''
    expect([approved, rejected], id).toEqual([
      isHeld && state === 'delivered' ? 1 : 0,
      state === 'rejected' ? 1 : 0,
    ])
    if (!isHeld) expect(state, id).toBe('delivered')
  }
  const given = promises.filter((promise) => promise.startsWith('given '))
  expect(new Set(given).size).toBe(given.length)
  for (const promise of promises) {
    const [done, id = ''] = promise.split(' ')
    const state = byId.get(id)?.state
    if (done === 'sent') expect(state, promise).toBeDefined()
    else expect(state, promise).toBe(done === 'rejected' ? 'rejected' : 'delivered')
  }
  for (const [rule, sql] of Object.entries(WRONG))
    expect(database.handle.prepare(sql).all(), rule).toEqual([])
  return rows
}

it(
  `loses no message, delivers each once, and none that was not approved, through ${KILLS} kills`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-kill-messages-'))
    const file = path.join(dataDir, 'pasar.db')
    try {
      await copyTemplate(file, { seed: 'small' })
      const promises: string[] = []
      let rows: Row[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        promises.push(...(await runAndKill(dataDir, 'messages', 200 + Math.random() * 600)))
        const database = openDatabase(file)
        rows = expectRight(database, promises)
        expect(await findWrongSums(database)).toEqual([])
        await database.close()
      }
      const count = (counts: (row: Row) => boolean) => rows.filter(counts).length
      expect(count(({ approved }) => approved > 0)).toBeGreaterThan(0)
      expect(count(({ heldFor }) => heldFor === '')).toBeGreaterThan(0)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  KILLS * 30_000,
)
