export { loader } from '../features/selling/routes/applications/seller-applications-csv.server'
