export { loader } from '../features/selling/routes/reseller/reseller-commission-csv.server'
