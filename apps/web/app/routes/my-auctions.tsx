export { OwnAuctionsPage as default } from '../features/selling/pages/own-auctions'
export { action, loader } from '../features/selling/routes/my-auctions.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
