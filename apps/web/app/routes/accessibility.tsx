export { Accessibility as default } from '../features/support/pages/accessibility'
export { action, loader } from '../features/support/routes/accessibility.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
