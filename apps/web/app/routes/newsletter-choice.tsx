export { NewsletterChoicePage as default } from '../features/support/pages/newsletter-choice-page'
export { action, loader } from '../features/support/routes/newsletter-choice.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
