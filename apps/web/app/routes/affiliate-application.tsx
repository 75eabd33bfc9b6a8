export { AffiliateApplicationPage as default } from '../features/selling/pages/reseller/affiliate-application'
export { action, loader } from '../features/selling/routes/affiliate-application.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
