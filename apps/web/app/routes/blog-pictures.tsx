export { action, loader } from '../features/blog/routes/blog-pictures.server'
