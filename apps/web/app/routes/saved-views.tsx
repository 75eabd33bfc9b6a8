export { SavedViewsPage as default } from '../features/platform/pages/saved-views-page'
export { action, loader } from '../features/platform/routes/saved-views.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
