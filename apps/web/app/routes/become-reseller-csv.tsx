export { loader } from '../features/selling/routes/applications/become-reseller-csv.server'
