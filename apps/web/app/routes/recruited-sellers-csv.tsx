export { loader } from '../features/selling/routes/reseller/recruited-sellers-csv.server'
