export { ResellerSettings as default } from '../features/selling/pages/reseller/reseller-settings'
export { loader } from '../features/selling/routes/reseller/reseller-settings.server'
export { headMeta as meta } from '../lib/page/meta'
