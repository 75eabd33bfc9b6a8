export { loader } from '../features/selling/routes/become-reseller-csv.server'
