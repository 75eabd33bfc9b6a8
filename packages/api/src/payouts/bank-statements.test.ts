import { sumAccount } from '@pasar/db'
import { DomainError, formatAmount, type PayoutState, sen, statementSchema } from '@pasar/domain'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { expectSumsToMatch, refusalOf, useMarket } from '../testing/helpers'
import {
  confirmStatement,
  discardStatement,
  explainLine,
  keepStatement,
  mapStatement,
  receiveStatement,
} from './commands/bank-statements'
import { approvePayouts, proposePayouts } from './commands/runs'
import { settlePayout } from './commands/settle'
import { applyLines } from './internal/apply-lines'
import { runStatements, sweepStatements } from './jobs'
import { bankLinesPage, bankStatementPage, bankStatementsPage } from './reads/bank-statements'
import { admin, makeAdmin, openAccount, sell } from './testing/helpers'

vi.setConfig({ testTimeout: 60_000 })
const market = useMarket()
const ALL = { show: null, after: 0 }
const NOTE = { returnNote: 'Account closed' }
const ASKED = statementSchema.parse({ bank: 'MBBEMYKL', accountEnd: '5141 2345 6789' })

async function* bytesOf(text: string | Uint8Array) {
  yield typeof text === 'string' ? new TextEncoder().encode(text) : text
}
async function keep(text: string | Uint8Array, asked = ASKED) {
  const file = await receiveStatement(market.ctx, admin, bytesOf(text))
  return keepStatement(market.ctx, admin, { ...file, fileName: 'nov.csv' }, asked)
}
const HEAD = 'Date,Description,Debit,Credit,Balance\n'
const findingsOf = async (id: string) =>
  (await bankStatementPage(market.ctx, admin, id, ALL)).lines.map(({ finding }) => finding)

interface Sent {
  id: string
  runId: string
  reference: string
  amount: string
}
/** A payout that is at the bank. */
async function send(): Promise<Sent> {
  await sell(market)
  await openAccount(market)
  const runId = await proposePayouts(market.ctx, admin)
  await approvePayouts(market.ctx, admin, runId)
  const [payout] = market.rows<{ id: string; reference: string; amount: number }>(
    'select id, reference, amount_sen as amount from payouts where run_id = ?',
    runId,
  )
  if (!payout) throw new Error('no payout')
  return { ...payout, runId, amount: formatAmount(sen(payout.amount)).replaceAll(',', '') }
}
const stateOf = (id: string) => market.value<PayoutState>('select state from payouts where id = ?', id)
const today = () => new Date(market.ctx.now()).toISOString().slice(0, 10)
const csvOf = ({ reference, amount }: Sent, kinds: readonly ('out' | 'in')[], balance = 1000): string =>
  HEAD +
  kinds
    .map((kind, at) =>
      kind === 'out'
        ? `${today()},IBG ${reference} MAK JAH,${amount},,${balance + at}\n`
        : `${today()},RETURNED ${reference},,${amount},${balance + at}\n`,
    )
    .join('')

it('shows first what each line would do, and marks payouts as paid when it is confirmed', async () => {
  const sent = await send()
  const id = await keep(`${csvOf(sent, ['out'])}${today()},BANK FEE,0.50,,7\n`)
  const page = await bankStatementPage(market.ctx, admin, id, ALL)
  expect(page.statement).toMatchObject({ account: 'Maybank ••••6789', state: 'draft', lineCount: 2 })
  expect(page.lines.map(({ finding }) => finding)).toEqual(['paid', 'unknown'])
  expect(stateOf(sent.id)).toBe('in_transit')
  await confirmStatement(market.ctx, admin, id, NOTE)
  expect(stateOf(sent.id)).toBe('paid')
  expect(await findingsOf(id)).toEqual(['paid', 'unknown'])
  expect(
    market.rows('select action from audit_log where subject_id in (?, ?) order by position', id, sent.id),
  ).toEqual(['readStatement', 'confirmStatement', 'settlePayout'].map((action) => ({ action })))
  expect((await bankStatementsPage(market.ctx, admin, null)).statements).toMatchObject([
    { id, state: 'done', openCount: 1 },
  ])
  await expectSumsToMatch(market)
})

it('changes nothing with the same file twice, nor with the same lines in another one', async () => {
  const sent = await send()
  const text = csvOf(sent, ['out'])
  await confirmStatement(market.ctx, admin, await keep(text), NOTE)
  const again = await keep(text)
  const page = await bankStatementPage(market.ctx, admin, again, ALL)
  expect(page.earlier).not.toBeNull()
  expect(page.lines.map(({ finding }) => finding)).toEqual(['duplicate'])
  await confirmStatement(market.ctx, admin, again, NOTE)
  const longer = await keep(`${text}${today()},INTEREST,,1.00,9\n`)
  await confirmStatement(market.ctx, admin, longer, NOTE)
  expect(await findingsOf(longer)).toEqual(['duplicate', 'unknown'])
  expect(market.value("select count(*) from mails where kind = 'payoutPaid'")).toBe(1)
  await expectSumsToMatch(market)
})

it('takes money that came back for a failed payout, whose reason the member reads', async () => {
  const sent = await send()
  const id = await keep(csvOf(sent, ['in', 'out']))
  expect(await findingsOf(id)).toEqual(['paid', 'failed'])
  await confirmStatement(market.ctx, admin, id, NOTE)
  expect(stateOf(sent.id)).toBe('failed')
  expect(market.value('select note from payouts where id = ?', sent.id)).toBe('Account closed')
  expect(await sumAccount(market.ctx.db, 'payouts_in_transit')).toBe(0)
  expect(await sumAccount(market.ctx.db, 'cash:bank')).toBe(0)
  await expectSumsToMatch(market)
})

it('never overwrites what was marked by hand, and says what agrees and what contradicts', async () => {
  const sent = await send()
  const mark = (from: 'in_transit' | 'paid', to: 'paid' | 'failed') =>
    settlePayout(market.ctx, admin, sent.runId, sent.id, { from, to, note: 'x' })
  const id = await keep(csvOf(sent, ['out']))
  await mark('in_transit', 'paid')
  expect(await findingsOf(id)).toEqual(['agrees'])
  await mark('paid', 'failed')
  expect(await findingsOf(id)).toEqual(['markedFailed'])
  await confirmStatement(market.ctx, admin, id, NOTE)
  expect(stateOf(sent.id)).toBe('failed')
  const { lines } = await bankLinesPage(market.ctx, admin, { isExplained: false, cursor: null })
  expect(lines).toMatchObject([{ finding: 'markedFailed', statementId: id }])
  await expectSumsToMatch(market)
})

it('does not mark by another amount, and only suggests by amount and name', async () => {
  const sent = await send()
  const id = await keep(
    `${HEAD}${today()},${sent.reference},0.01,,5\n${today()},IBG MAK JAH ENTERPRISE,${sent.amount},,6\n`,
  )
  const { lines } = await bankStatementPage(market.ctx, admin, id, ALL)
  expect(lines.map(({ finding, suggestions }) => [finding, suggestions])).toEqual([
    ['amountDiffers', []],
    ['unknown', [{ runId: sent.runId, reference: sent.reference }]],
  ])
  await confirmStatement(market.ctx, admin, id, NOTE)
  expect(stateOf(sent.id)).toBe('in_transit')
})

it('asks for the columns where it does not know them', async () => {
  const sent = await send()
  const id = await keep(`Bila;Apa;Berapa\n${today()};${sent.reference};(${sent.amount})\n`)
  const page = await bankStatementPage(market.ctx, admin, id, ALL)
  expect(page).toMatchObject({ statement: { isMapped: false, lineCount: 0 }, lines: [] })
  expect(page.sample?.rows[0]?.cells).toEqual(['Bila', 'Apa', 'Berapa'])
  expect(await refusalOf(confirmStatement(market.ctx, admin, id, NOTE))).toBe('STATEMENT_NO_LINES')
  await mapStatement(market.ctx, admin, id, { firstRow: 2, columns: ['date', 'words', 'amount'] })
  expect(await findingsOf(id)).toEqual(['paid'])
  await confirmStatement(market.ctx, admin, id, NOTE)
  expect(stateOf(sent.id)).toBe('paid')
  const again = mapStatement(market.ctx, admin, id, { firstRow: 1, columns: ['date', 'words', 'amount'] })
  expect(await refusalOf(again)).toBe('STATEMENT_MOVED')
})

it('reads a workbook, and refuses what is none', async () => {
  const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = (rows: string[][]) =>
    `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`
  const rows = [
    ['Tarikh', 'Keterangan', 'Debit', 'Kredit', 'Baki'],
    [today(), 'CAJ BANK', '0.50', '', '9.50'],
  ]
  const id = await keep(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet(rows)) }))
  expect(await findingsOf(id)).toEqual(['unknown'])
  expect(await refusalOf(keep(zipSync({ 'a.txt': strToU8('x') })))).toBe('STATEMENT_KIND')
  expect(await refusalOf(keep('PK\u0003\u0004nonsense'))).toBe('STATEMENT_DAMAGED')
  expect(await refusalOf(keep(' \n\n'))).toBe('STATEMENT_EMPTY')
  expect(await refusalOf(keep('a,"b\n'))).toBe('STATEMENT_DAMAGED')
  expect(await refusalOf(keep('1,2\n'.repeat(20_005)))).toBe('STATEMENT_TOO_MANY_LINES')
  expect(await refusalOf(keep('x'.repeat(8 * 1024 * 1024 + 1)))).toBe('STATEMENT_TOO_LARGE')
})

it('is decided by one of two admins at once, and says who it was', async () => {
  const second = makeAdmin(market)
  const sent = await send()
  const id = await keep(csvOf(sent, ['out']))
  const ends = await Promise.allSettled([
    confirmStatement(market.ctx, admin, id, NOTE),
    confirmStatement(market.ctx, second, id, NOTE),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalOf(discardStatement(market.ctx, second, id))).toBe('STATEMENT_MOVED')
  const both = [await keep(csvOf(sent, ['in'], 1)), await keep(csvOf(sent, ['in'], 1))]
  await Promise.all(both.map((one) => confirmStatement(market.ctx, second, one, NOTE)))
  expect((await Promise.all(both.map(findingsOf))).flat().toSorted()).toEqual(['duplicate', 'failed'])
  expect(market.value("select count(*) from audit_log where action = 'settlePayout'")).toBe(2)
  await expectSumsToMatch(market)
})

it('goes on with what a killed process has left, and counts no line twice', async () => {
  const sent = await send()
  const fees = Array.from({ length: 60 }, (_, at) => `${today()},FEE ${at},0.10,,${at}\n`).join('')
  const id = await keep(csvOf(sent, ['out']) + fees)
  market.run(
    "update bank_statements set state = 'running', decided_by = ?, decided_at = 1, return_note = 'x' where id = ?",
    admin.id,
    id,
  )
  expect(await applyLines(market.ctx, id, { most: 1 })).toBe(false)
  expect(market.value('select count(*) from bank_lines where outcome is null')).toBe(36)
  await Promise.all([runStatements(market.ctx, new AbortController().signal), applyLines(market.ctx, id)])
  expect(market.value('select state from bank_statements')).toBe('done')
  expect(market.value("select count(*) from audit_log where action = 'settlePayout'")).toBe(1)
  await expectSumsToMatch(market)
})

it('has lines explained once, and forgets drafts that nobody confirms', async () => {
  const id = await keep(`${HEAD}${today()},RENT,100.00,,5\n`)
  const asked = { statementId: id, position: 1, explanation: 'Rent of November' }
  expect(await refusalOf(explainLine(market.ctx, admin, asked))).toBe('NOT_FOUND')
  await confirmStatement(market.ctx, admin, id, NOTE)
  await explainLine(market.ctx, admin, asked)
  expect(await refusalOf(explainLine(market.ctx, makeAdmin(market), asked))).toBe('STATEMENT_LINE_EXPLAINED')
  expect(await refusalOf(explainLine(market.ctx, admin, { ...asked, position: 2 }))).toBe('NOT_FOUND')
  const page = await bankLinesPage(market.ctx, admin, { isExplained: true, cursor: null })
  expect(page.lines).toMatchObject([{ note: 'Rent of November', account: 'Maybank ••••6789' }])
  expect((await bankLinesPage(market.ctx, admin, { isExplained: false, cursor: null })).lines).toEqual([])
  const draft = await keep(`${HEAD}${today()},OTHER,100.00,,5\n`)
  market.wait(31 * 86_400_000)
  await sweepStatements(market.ctx)
  expect(await refusalOf(bankStatementPage(market.ctx, admin, draft, ALL))).toBe('NOT_FOUND')
  expect(market.value('select count(*) from bank_statements')).toBe(1)
})

it('pays a payout once at most, in whichever order statements, repetitions and marks by hand come', async () => {
  const sent = await send()
  const paid = () =>
    Number(market.value('select count(*) from ledger_transactions where reference = ?', `${sent.id}:paid`))
  const step = fc.constantFrom('out', 'in', 'both', 'other', 'paid', 'failed', 'unknown')
  for (const seed of [1, 2, 3, 4]) {
    const [steps = []] = fc.sample(fc.array(step, { minLength: 5, maxLength: 7 }), { numRuns: 1, seed })
    for (const one of steps) {
      if (one === 'paid' || one === 'failed' || one === 'unknown') {
        const from = stateOf(sent.id)
        await settlePayout(market.ctx, admin, sent.runId, sent.id, { from, to: one, note: 'x' }).catch(
          (error: unknown) => expect(error).toBeInstanceOf(DomainError),
        )
      } else {
        const kinds = { out: ['out'], in: ['in'], both: ['in', 'out'], other: ['out', 'out'] } as const
        await confirmStatement(market.ctx, admin, await keep(csvOf(sent, kinds[one])), NOTE)
      }
      expect(paid()).toBeLessThanOrEqual(1)
      expect(market.value('select coalesce(sum(amount_sen), 0) from ledger_entries')).toBe(0)
      await expectSumsToMatch(market)
    }
  }
})
