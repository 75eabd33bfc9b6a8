export { loader } from '../features/orders/routes/seller-orders-csv.server'
