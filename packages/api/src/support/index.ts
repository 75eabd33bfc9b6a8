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
export {
  changeNewsletter,
  deleteNewsletter,
  resumeNewsletter,
  sendNewsletter,
  stopNewsletter,
  testNewsletter,
  writeNewsletter,
} from './commands/newsletter-issues'
export {
  affiliateApplicationOf,
  type JobPost,
  type NewsletterIssuePage,
  newsletterIssuePage,
  newsletterIssues,
  openPosts,
  previewNewsletter,
} from './reads'
