export { loader } from '../features/payouts/routes/seller-statement-pdf.server'
