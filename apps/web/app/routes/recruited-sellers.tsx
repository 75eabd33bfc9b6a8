export { RecruitedSellers as default } from '../features/selling/pages/reseller/recruited-sellers'
export { loader } from '../features/selling/routes/reseller/recruited-sellers.server'
export { headMeta as meta } from '../lib/page/meta'
