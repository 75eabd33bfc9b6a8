export { loader } from '../features/orders/routes/seller-papers-pdf.server'
