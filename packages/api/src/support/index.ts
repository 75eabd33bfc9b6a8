export {
  applyAsAffiliate,
  applyForPost,
  sendAccessibilityNote,
  sendContact,
} from './commands/messages'
export {
  confirmNewsletter,
  leaveNewsletter,
  type NewsletterLink,
  newsletterLinkOf,
  subscribe,
} from './commands/newsletter'
export { affiliateApplicationOf, type JobPost, openPosts } from './reads'
