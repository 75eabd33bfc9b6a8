export { AdminBannerNewPage as default } from '../features/moderation/pages/admin-banner-new-page'
export { action, loader } from '../features/moderation/routes/banners/admin-banner-new.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
