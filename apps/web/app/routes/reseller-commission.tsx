export { Commission as default } from '../features/selling/pages/reseller/commission'
export { loader } from '../features/selling/routes/reseller-commission.server'
export { headMeta as meta } from '../lib/page/meta'
