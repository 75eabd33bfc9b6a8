export { loader } from '../features/blog/routes/admin-blog-csv.server'
