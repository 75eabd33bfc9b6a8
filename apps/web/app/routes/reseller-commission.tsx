export { Commission as default } from '../features/selling/pages/reseller/commission'
export { loader } from '../features/selling/routes/reseller/reseller-commission.server'
export { headMeta as meta } from '../lib/page/meta'
