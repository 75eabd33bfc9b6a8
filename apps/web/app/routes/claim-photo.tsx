export { loader } from '../features/disputes/routes/claim-photo.server'
