export { AdminPostPage as default } from '../features/blog/pages/admin-post-page'
export { action, loader } from '../features/blog/routes/admin-blog-post.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
