export { loader } from '../features/payouts/routes/admin-einvoices.server'
