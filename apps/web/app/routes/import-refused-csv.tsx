export { loader } from '../features/selling/routes/import-refused-csv.server'
