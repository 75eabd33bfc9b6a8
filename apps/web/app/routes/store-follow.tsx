export { StoreFollowPage as default } from '../features/stores/pages/store-follow-page'
export { action, loader } from '../features/stores/routes/store-follow.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
