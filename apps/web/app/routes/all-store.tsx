export { AllStorePage as default } from '../features/moderation/pages/all-store-page'
export { action, loader } from '../features/moderation/routes/all-store.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
