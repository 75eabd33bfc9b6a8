export { AdminNewsletterPage as default } from '../features/moderation/pages/admin-newsletter-page'
export { action, loader } from '../features/moderation/routes/newsletter/admin-newsletter.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
