export { AdminBankStatementPage as default } from '../features/payouts/pages/admin-bank-statement-page'
export { action, loader } from '../features/payouts/routes/admin-bank-statement.server'
// After a refusal, too: another admin decided meanwhile, and what was decided is shown.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
