export { AdminPostPage as default } from '../features/blog/pages/admin-post-page'
export { action, loader } from '../features/blog/routes/admin-blog-post.server'
// After a refusal, too: what another admin did meanwhile is shown with who did it.
export { shouldRevalidate } from '../lib/forms/after-refusal'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
