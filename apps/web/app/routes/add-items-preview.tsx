export { ListingPreview as default } from '../features/selling/pages/listing-preview'
export { loader } from '../features/selling/routes/add-items-preview.server'
export { headMeta as meta } from '../lib/page/meta'
