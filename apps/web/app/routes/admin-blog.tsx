export { AdminBlogPage as default } from '../features/blog/pages/admin-blog-page'
export { action, loader } from '../features/blog/routes/admin-blog.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
