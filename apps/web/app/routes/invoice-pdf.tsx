export { loader } from '../features/orders/routes/invoice-pdf.server'
