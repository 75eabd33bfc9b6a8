export { loader } from '../features/selling/routes/seller-proof.server'
