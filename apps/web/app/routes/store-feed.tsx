export { loader } from '../features/stores/routes/store-feed.server'
