export { TrackPage as default } from '../features/orders/pages/track-page'
export { action, loader } from '../features/orders/routes/track-order.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
