export { loader } from '../features/disputes/routes/admin-claims-csv.server'
