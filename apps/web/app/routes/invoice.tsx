export { InvoicePage as default } from '../features/orders/pages/invoice-page'
export { loader } from '../features/orders/routes/invoice.server'
export { headMeta as meta } from '../lib/page/meta'
