export { loader } from '../features/selling/routes/reseller-commission-csv.server'
