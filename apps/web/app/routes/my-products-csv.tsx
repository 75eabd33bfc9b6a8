export { loader } from '../features/selling/routes/my-products-csv.server'
