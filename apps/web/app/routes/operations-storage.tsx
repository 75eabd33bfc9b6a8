export { OperationsStoragePage as default } from '../features/moderation/pages/operations-storage-page'
export { action, loader } from '../features/moderation/routes/operations/operations-storage.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
