export { AdminBannerPage as default } from '../features/moderation/pages/admin-banner-page'
export { action, loader } from '../features/moderation/routes/banners/admin-banner.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
