export { BlogPage as default } from '../features/blog/pages/blog-page'
export { loader } from '../features/blog/routes/blog.server'
export { headMeta as meta } from '../lib/page/meta'
