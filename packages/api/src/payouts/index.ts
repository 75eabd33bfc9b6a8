export { adjustBalance, approveAdjustment, dropAdjustment, reverseAdjustment } from './commands/adjust'
export { changeBankAccount } from './commands/bank-account'
export {
  confirmStatement,
  discardStatement,
  explainLine,
  keepStatement,
  mapStatement,
  receiveStatement,
} from './commands/bank-statements'
export { confirmPayoutFailure } from './commands/confirm-failure'
export { changePayoutRules } from './commands/rules'
export { approvePayouts, cancelPayouts, proposePayouts } from './commands/runs'
export { bankFile, settlePayout, settleRest } from './commands/settle'
export { waiveDebt } from './commands/waive-debt'
export { memberBooksPage } from './reads/adjustments'
export { type BalanceEntry, balancePage, exportBalance } from './reads/balance'
export { bankAccountsOf, type ShownAccount } from './reads/bank-account'
export { bankLinesPage, bankStatementPage, bankStatementsPage } from './reads/bank-statements'
export { bookAccountPage, booksPage, exportAccount } from './reads/books'
export { debtsPage } from './reads/debts'
export { type EInvoiceFile, exportEInvoices } from './reads/einvoices'
export { proposalPage } from './reads/proposal'
export { payoutRulesPage, previewPayoutRules, type RulesEffect } from './reads/rules'
export { exportPayoutRuns, payoutRunPage, payoutRunsPage } from './reads/runs'
export {
  makeStatementCsv,
  makeStatementPdf,
  type Statement,
  type StatementStyle,
  statementEntries,
  statementOf,
  statementPeriods,
} from './reads/statement'
