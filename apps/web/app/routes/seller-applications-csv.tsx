export { loader } from '../features/selling/routes/seller-applications-csv.server'
