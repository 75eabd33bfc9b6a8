export { loader } from '../features/blog/routes/blog-feed.server'
