export { BidsPage as default } from '../features/auctions/pages/bids-page'
export { action, loader } from '../features/auctions/routes/item-bids.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
