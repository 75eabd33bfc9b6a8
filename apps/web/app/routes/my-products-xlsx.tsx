export { loader } from '../features/selling/routes/my-products-xlsx.server'
