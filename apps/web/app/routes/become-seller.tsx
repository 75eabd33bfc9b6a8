export { BecomeSeller as default } from '../features/selling/pages/become-seller'
export { action, loader } from '../features/selling/routes/become-seller.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
