export { VerifyPromptPage as default } from '../features/accounts/pages/verify-prompt-page'
export { action, loader } from '../features/accounts/routes/verify-email-prompt.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
