export { loader } from '../features/orders/routes/seller-documents-pdf.server'
