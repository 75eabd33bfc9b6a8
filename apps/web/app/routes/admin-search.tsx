export { AdminSearchPage as default } from '../features/moderation/pages/admin-search-page'
export { loader } from '../features/moderation/routes/admin-search.server'
export { headMeta as meta } from '../lib/page/meta'
