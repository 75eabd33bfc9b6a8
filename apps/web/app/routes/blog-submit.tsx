export { SubmitPage as default } from '../features/blog/pages/submit-page'
export { action, loader } from '../features/blog/routes/blog-submit.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
