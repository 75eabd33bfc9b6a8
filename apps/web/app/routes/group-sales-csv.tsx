export { loader } from '../features/selling/routes/reseller/group-sales-csv.server'
