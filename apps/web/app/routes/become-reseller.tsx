export { BecomeResellerPage as default } from '../features/selling/pages/reseller/become-reseller'
export { loader } from '../features/selling/routes/become-reseller.server'
export { headMeta as meta } from '../lib/page/meta'
