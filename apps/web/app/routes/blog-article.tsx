export { ArticlePage as default, meta } from '../features/blog/pages/article-page'
export { action, loader } from '../features/blog/routes/blog-article.server'
export { clientAction } from '../lib/forms/keep-page'
