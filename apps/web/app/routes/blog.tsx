export { blogMeta as meta } from '../features/blog/client/feed-links'
export { BlogPage as default } from '../features/blog/pages/blog-page'
export { loader } from '../features/blog/routes/blog.server'
