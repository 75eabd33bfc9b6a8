export {
  answerInbox,
  closeInbox,
  noteInbox,
  openCv,
  releaseInbox,
  reopenInbox,
  takeInbox,
} from './commands/inbox-desk'
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
export { affiliateApplicationOf, type JobPost, openPosts } from './reads/applications'
export {
  exportInboxes,
  type InboxPage,
  inboxesPage,
  inboxPage,
} from './reads/inbox-desk'
export {
  exportNewsletterIssues,
  type NewsletterIssuePage,
  newsletterIssuePage,
  newsletterIssues,
  previewNewsletter,
} from './reads/newsletter'
