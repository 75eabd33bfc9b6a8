export { loader } from '../features/downloads/routes/download.server'
