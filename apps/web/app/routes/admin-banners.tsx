export { AdminBannersPage as default } from '../features/moderation/pages/admin-banners-page'
export { loader } from '../features/moderation/routes/banners/admin-banners.server'
export { headMeta as meta } from '../lib/page/meta'
