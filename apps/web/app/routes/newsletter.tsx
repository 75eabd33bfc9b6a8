export { NewsletterPage as default } from '../features/support/pages/newsletter-page'
export { action, loader } from '../features/support/routes/newsletter.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
