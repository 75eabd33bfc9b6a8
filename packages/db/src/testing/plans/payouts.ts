import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

export const payouts: Record<string, Served> = {
  tryConfirmFailure: {
    run: (tx) => q.tryConfirmFailure(tx, 'pay_1', { bankReference: 'x', now: NOW }),
    by: 'sqlite_autoindex_payouts_1',
  },
  findSettlers: {
    run: (tx) => q.findSettlers(tx, ['pyo_1', 'pyo_2']),
    by: 'audit_log_subject',
    sorts: 'a payout is settled once or twice',
  },
  listBankAccounts: { run: (tx) => q.listBankAccounts(tx, ME), by: 'bank_accounts_user' },
  listAccountEntries: {
    run: (tx) =>
      q.listAccountEntries(tx, 'seller:usr_1', { after: '', before: '~', order: 'newest', limit: 10 }),
    by: 'ledger_entries_account',
  },
  'listAccountEntries, sales': {
    run: (tx) =>
      q.listAccountEntries(tx, 'seller:usr_1', {
        after: 'a',
        before: '~',
        order: 'oldest',
        limit: 10,
        kind: 'sales',
      }),
    by: 'ledger_entries_account',
  },
  'listAccountEntries, payouts': {
    run: (tx) =>
      q.listAccountEntries(tx, 'seller:usr_1', {
        after: 'a',
        before: '~',
        order: 'newest',
        limit: 10,
        kind: 'payouts',
      }),
    by: 'PRIMARY KEY',
  },
  listBalanceChanges: {
    run: (tx) => q.listBalanceChanges(tx, ['seller:usr_1', 'reseller:usr_1'], 10),
    by: 'ledger_entries_account',
    sorts: ['the newest entries of two accounts', 'their transactions'],
  },
  sumAccountBefore: {
    run: (tx) => q.sumAccountBefore(tx, 'seller:usr_1', '~'),
    by: 'ledger_entries_account',
  },
  listAdjustments: { run: (tx) => q.listAdjustments(tx, ME, '~', 10), by: 'ledger_adjustments_user' },
  listAdjustmentRequests: {
    run: (tx) => q.listAdjustmentRequests(tx, 10),
    by: 'adjustment_requests_waiting',
  },
  listRequestsFor: { run: (tx) => q.listRequestsFor(tx, ME, 10), by: 'adjustment_requests_user' },
  findAdjustmentRequest: { run: (tx) => q.findAdjustmentRequest(tx, 'x'), by: 'PRIMARY KEY' },
  tryDecideRequest: {
    run: (tx) => q.tryDecideRequest(tx, 'x', { state: 'booked', by: ME, now: NOW }),
    by: 'PRIMARY KEY',
  },
  sumOwnAdjustments: {
    run: (tx) => q.sumOwnAdjustments(tx, { madeBy: ME, userId: ME, hereFrom: 'ldg_1', allFrom: 'ldg_2' }),
    by: 'ledger_adjustments_author',
  },
  sumOwnWaivers: {
    run: (tx) => q.sumOwnWaivers(tx, { madeBy: ME, userId: ME, hereFrom: 'ldg_1', allFrom: 'ldg_2' }),
    by: 'debt_waivers_author',
  },
  listDebtWaivers: { run: (tx) => q.listDebtWaivers(tx, ME, 20), by: 'debt_waivers_user' },
  findWaitingWaiver: { run: (tx) => q.findWaitingWaiver(tx, ME), by: 'adjustment_requests_waiver' },
  findWaitingReversal: {
    run: (tx) => q.findWaitingReversal(tx, 'ldg_1'),
    by: 'adjustment_requests_reverses',
  },
  findAdjustment: { run: (tx) => q.findAdjustment(tx, 'ldg_1'), by: 'PRIMARY KEY' },
  listMemberAccounts: {
    run: (tx) => q.listMemberAccounts(tx, 'seller', '~', { after: '', limit: 10 }),
    by: 'PRIMARY KEY',
  },
  listNewestEntries: {
    run: (tx) => q.listNewestEntries(tx, 'fees', { id: '~', position: 0 }, 10),
    by: 'ledger_entries_account',
    sorts: 'the entries of one transaction',
  },
  listOldestEntries: {
    run: (tx) => q.listOldestEntries(tx, 'fees', { after: { id: '', position: -1 }, before: '~' }, 10),
    by: 'ledger_entries_account',
    sorts: 'the entries of one transaction',
  },
  'listOldestEntries of all members': {
    run: (tx) => q.listOldestEntries(tx, 'seller', { after: { id: '', position: -1 }, before: '~' }, 10),
    by: 'PRIMARY KEY',
  },
  sumFees: {
    run: (tx) => q.sumFees(tx, 'a', 'b'),
    by: 'PRIMARY KEY',
    sorts: 'the sellers of one month',
  },
  sumCommissions: {
    run: (tx) => q.sumCommissions(tx, 'a', 'b'),
    by: 'PRIMARY KEY',
    sorts: 'the resellers of one month',
  },
  findTaxDetails: { run: (tx) => q.findTaxDetails(tx, [ME, 'x'], NOW), by: 'PRIMARY KEY' },
  listTaxDetails: { run: (tx) => q.listTaxDetails(tx, ME), by: 'PRIMARY KEY' },
  deleteTaxDetails: { run: (tx) => q.deleteTaxDetails(tx, ME), by: 'PRIMARY KEY' },
  sumSales: {
    run: (tx) => q.sumSales(tx, ['x', 'y'], { from: 'a', before: 'b', monthEnds: [1, NOW], ownFrom: ZERO }),
    by: 'ledger_entries_parcel',
    sorts: ['the orders of a page', 'their numbers'],
  },
  listTradedOrders: {
    run: (tx) => q.listTradedOrders(tx, { after: 'a', before: 'b' }, 10),
    by: 'PRIMARY KEY',
  },
  sumGoods: { run: (tx) => q.sumGoods(tx, 'a', 'b'), by: 'PRIMARY KEY', sorts: 'the sellers of one month' },
  listDebtors: {
    run: (tx) => q.listDebtors(tx, 10),
    by: 'ledger_balances_owing',
    sorts: ['the few who owe', 'the few who owe'],
  },
  findFirstEntry: { run: (tx) => q.findFirstEntry(tx, 'seller:usr_1'), by: 'ledger_entries_account' },
  listHeldParcels: {
    run: (tx) => q.listHeldParcels(tx, ME, ['to_ship', 'shipped'], cursor, 10),
    by: 'parcels_seller_age',
  },
  countAdmins: { run: (tx) => q.countAdmins(tx), by: 'users_role' },
  listPayoutRuns: { run: (tx) => q.listPayoutRuns(tx, cursor, 10), by: 'payout_runs_newest' },
  'listPayoutRuns, the oldest first': {
    run: (tx) => q.listPayoutRuns(tx, cursor, 10, 'reverse'),
    by: 'payout_runs_newest',
  },
  findOpenRun: { run: (tx) => q.findOpenRun(tx), by: 'payout_runs_open' },
  findPayoutRun: { run: (tx) => q.findPayoutRun(tx, 'prn_1'), by: 'sqlite_autoindex_payout_runs_1' },
  tryDecideRun: {
    run: (tx) => q.tryDecideRun(tx, 'prn_1', { state: 'approved', decidedBy: ME, now: NOW }),
    by: 'sqlite_autoindex_payout_runs_1',
  },
  listPayouts: { run: (tx) => q.listPayouts(tx, 'prn_1', '', 10), by: 'payouts_run' },
  findPayout: { run: (tx) => q.findPayout(tx, 'pyt_1'), by: 'sqlite_autoindex_payouts_1' },
  findPayoutNow: { run: (tx) => q.findPayoutNow(tx, ME), by: 'ledger_entries_account' },
  tryMovePayout: {
    run: (tx) => q.tryMovePayout(tx, 'pyt_1', 'in_transit', 'paid', { note: '', now: NOW }),
    by: 'sqlite_autoindex_payouts_1',
  },
  listPayoutsTo: { run: (tx) => q.listPayoutsTo(tx, ME, 10), by: 'payouts_user' },
  listBankStatements: { run: (tx) => q.listBankStatements(tx, cursor, 10), by: 'bank_statements_newest' },
  findBankStatement: { run: (tx) => q.findBankStatement(tx, 'bst_1'), by: 'PRIMARY KEY' },
  findStatementRows: { run: (tx) => q.findStatementRows(tx, 'bst_1'), by: 'PRIMARY KEY' },
  findConfirmedFile: {
    run: (tx) => q.findConfirmedFile(tx, 'MBBEMYKL 6789', 'x'),
    by: 'bank_statements_file',
    sorts: 'the same file is confirmed once or twice',
  },
  findRunningStatement: { run: (tx) => q.findRunningStatement(tx), by: 'bank_statements_running' },
  trySetMapping: {
    run: (tx) => q.trySetMapping(tx, 'bst_1', { mapping: '{}', lines: 1, skipped: 0 }),
    by: 'PRIMARY KEY',
  },
  tryDecideStatement: {
    run: (tx) => q.tryDecideStatement(tx, 'bst_1', { state: 'running', by: ME, note: 'x', now: NOW }),
    by: 'PRIMARY KEY',
  },
  tryEndStatement: { run: (tx) => q.tryEndStatement(tx, 'bst_1'), by: 'PRIMARY KEY' },
  listOldDrafts: { run: (tx) => q.listOldDrafts(tx, NOW, 10), by: 'bank_statements_drafts' },
  deleteStatementDraft: { run: (tx) => q.deleteStatementDraft(tx, 'bst_1'), by: 'PRIMARY KEY' },
  listBankLines: { run: (tx) => q.listBankLines(tx, 'bst_1', 0, 10), by: 'PRIMARY KEY' },
  listFoundLines: { run: (tx) => q.listFoundLines(tx, 'bst_1', 'unknown', 0, 10), by: 'bank_lines_found' },
  listWaitingLines: { run: (tx) => q.listWaitingLines(tx, 'bst_1', 10), by: 'bank_lines_waiting' },
  findBankLine: { run: (tx) => q.findBankLine(tx, 'bst_1', 1), by: 'PRIMARY KEY' },
  countFindings: { run: (tx) => q.countFindings(tx, 'bst_1'), by: 'bank_lines_found' },
  listLinesToExplain: {
    run: (tx) =>
      q.listLinesToExplain(tx, false, { day: '2026-11-01', statementId: 'bst_1', position: 1 }, 10),
    by: 'bank_lines_unexplained',
  },
  'listLinesToExplain, of those that are': {
    run: (tx) => q.listLinesToExplain(tx, true, null, 10),
    by: 'bank_lines_explained',
  },
  putBankLines: { run: (tx) => q.putBankLines(tx, 'bst_1', 'x', []), by: 'PRIMARY KEY' },
  trySettleLine: { run: (tx) => q.trySettleLine(tx, 'bst_1', 1, 'unknown'), by: 'PRIMARY KEY' },
  tryExplainLine: {
    run: (tx) => q.tryExplainLine(tx, 'bst_1', 1, { note: 'x', by: ME, now: NOW }),
    by: 'PRIMARY KEY',
  },
  findPayoutsByReference: {
    run: (tx) => q.findPayoutsByReference(tx, ['PAY1']),
    by: 'sqlite_autoindex_payouts_2',
  },
  listAwaitedPayouts: { run: (tx) => q.listAwaitedPayouts(tx, [1], 10), by: 'payouts_awaited' },
}
