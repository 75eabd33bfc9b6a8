export { GroupSales as default } from '../features/selling/pages/reseller/group-sales'
export { loader } from '../features/selling/routes/reseller/group-sales.server'
export { headMeta as meta } from '../lib/page/meta'
