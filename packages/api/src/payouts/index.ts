export { changeBankAccount } from './commands/bank-account'
export { confirmPayoutFailure } from './commands/confirm-failure'
export { changePayoutRules } from './commands/rules'
export { approvePayouts, cancelPayouts, proposePayouts } from './commands/runs'
export { bankFile, settlePayout, settleRest } from './commands/settle'
export { waiveDebt } from './commands/waive-debt'
export { type BalanceEntry, balancePage } from './reads/balance'
export { bankAccountsOf, type ShownAccount } from './reads/bank-account'
export { proposalPage } from './reads/proposal'
export { payoutRulesPage, previewPayoutRules, type RulesEffect } from './reads/rules'
export { payoutRunPage, payoutRunsPage } from './reads/runs'
export {
  makeStatementCsv,
  makeStatementPdf,
  type Statement,
  type StatementStyle,
  statementEntries,
  statementOf,
  statementPeriods,
} from './reads/statement'
