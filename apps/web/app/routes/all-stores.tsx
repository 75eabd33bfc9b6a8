export { AllStoresPage as default } from '../features/moderation/pages/all-stores-page'
export { loader } from '../features/moderation/routes/all-stores.server'
export { headMeta as meta } from '../lib/page/meta'
