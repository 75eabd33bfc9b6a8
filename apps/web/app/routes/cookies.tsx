export { Cookies as default } from '../features/support/pages/cookies'
export { action, loader } from '../features/support/routes/cookies.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
