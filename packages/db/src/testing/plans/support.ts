import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

const SOME_ISSUE = { id: 'nli_1', version: 0 }
const ALL_LETTERS = { inbox: null, state: null, assigneeId: null, isOldestFirst: false, words: '' }

export const support: Record<string, Served> = {
  findSubscriber: { run: (tx) => q.findSubscriber(tx, 'x'), by: 'newsletter_subscribers_link' },
  confirmSubscriber: {
    run: (tx) => q.confirmSubscriber(tx, 'x', NOW),
    by: 'newsletter_subscribers_link',
  },
  moveSubscriber: { run: (tx) => q.moveSubscriber(tx, 'a@b.c', 'd@e.f'), by: 'PRIMARY KEY' },
  deleteSubscriber: { run: (tx) => q.deleteSubscriber(tx, 'x'), by: 'newsletter_subscribers_link' },
  listNewsletterIssues: {
    run: (tx) => q.listNewsletterIssues(tx, cursor, 10),
    by: 'newsletter_issues_newest',
  },
  findNewsletterIssue: {
    run: (tx) => q.findNewsletterIssue(tx, 'nli_1'),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  findNewsletterTexts: { run: (tx) => q.findNewsletterTexts(tx, 'nli_1'), by: 'PRIMARY KEY' },
  countNewsletterAudience: { run: (tx) => q.countNewsletterAudience(tx), by: 'PRIMARY KEY' },
  tryChangeNewsletterIssue: {
    run: (tx) => q.tryChangeNewsletterIssue(tx, SOME_ISSUE, { en: { subject: 'x', body: 'x' } }, NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryDeleteNewsletterIssue: {
    run: (tx) => q.tryDeleteNewsletterIssue(tx, SOME_ISSUE),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryStartNewsletterIssue: {
    run: (tx) => q.tryStartNewsletterIssue(tx, SOME_ISSUE, NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryResumeNewsletterIssue: {
    run: (tx) => q.tryResumeNewsletterIssue(tx, 'nli_1', NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryStopNewsletterIssue: {
    run: (tx) => q.tryStopNewsletterIssue(tx, 'nli_1', NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  findSendingIssue: { run: (tx) => q.findSendingIssue(tx), by: 'newsletter_issues_sending' },
  listSubscribersAfter: { run: (tx) => q.listSubscribersAfter(tx, 'x', 100), by: 'PRIMARY KEY' },
  tryWalkNewsletter: {
    run: (tx) =>
      q.tryWalkNewsletter(
        tx,
        { id: 'nli_1', startedAt: 1, walkedTo: '', waiting: 0 },
        { to: 'x', isEnd: true, now: NOW },
      ),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  setSubscriberLink: { run: (tx) => q.setSubscriberLink(tx, 'x', 'x'), by: 'PRIMARY KEY' },
  isNewsletterMailDue: {
    run: (tx) => q.isNewsletterMailDue(tx, 'mai_1'),
    by: 'newsletter_sends_mail',
  },
  tryTakeBackNewsletterMail: {
    run: (tx) => q.tryTakeBackNewsletterMail(tx, { id: 'mai_1', tries: 1 }),
    by: 'newsletter_sends_mail',
  },
  markNewsletterLeft: {
    run: (tx) => q.markNewsletterLeft(tx, { issueId: 'nli_1', linkId: 'x', now: NOW }),
    by: 'PRIMARY KEY',
  },
  deleteOldNewsletterSends: {
    run: (tx) => q.deleteOldNewsletterSends(tx, { before: NOW, now: NOW, limit: 10 }),
    by: 'newsletter_issues_ended',
  },
  deleteSilentSubscribers: {
    run: (tx) => q.deleteSilentSubscribers(tx, NOW),
    by: 'newsletter_subscribers_waiting',
  },
  findOpenPosts: { run: (tx) => q.findOpenPosts(tx, 'en'), by: 'job_posts_open' },
  findOpenPost: { run: (tx) => q.findOpenPost(tx, 'x'), by: 'sqlite_autoindex_job_posts_2' },
  findDocumentKeys: { run: (tx) => q.findDocumentKeys(tx, ME), by: 'seller_applications_user' },
  findNamedDocuments: {
    run: (tx) => q.findNamedDocuments(tx, ['a']),
    by: 'sqlite_autoindex_seller_applications_2',
  },
  'listInboxEntries, all': {
    run: (tx) => q.listInboxEntries(tx, ALL_LETTERS, 'en', cursor, 10),
    by: 'inbox_entries_newest',
  },
  'listInboxEntries, in a state': {
    run: (tx) => q.listInboxEntries(tx, { ...ALL_LETTERS, state: 'open' }, 'en', cursor, 10),
    by: 'inbox_entries_state',
  },
  'listInboxEntries, of an inbox': {
    run: (tx) => q.listInboxEntries(tx, { ...ALL_LETTERS, inbox: 'careers' }, 'en', cursor, 10),
    by: 'inbox_entries_inbox',
  },
  'listInboxEntries, of an inbox in a state': {
    run: (tx) =>
      q.listInboxEntries(tx, { ...ALL_LETTERS, inbox: 'careers', state: 'open' }, 'en', cursor, 10),
    by: 'inbox_entries_inbox_state',
  },
  'listInboxEntries, of an admin': {
    run: (tx) =>
      q.listInboxEntries(
        tx,
        { ...ALL_LETTERS, inbox: 'careers', state: 'open', assigneeId: ME },
        'en',
        cursor,
        10,
      ),
    by: 'inbox_entries_assignee',
  },
  'listInboxEntries, found': {
    run: (tx) =>
      q.listInboxEntries(
        tx,
        { inbox: 'contact', state: 'open', assigneeId: ME, isOldestFirst: true, words: 'li' },
        'en',
        cursor,
        10,
      ),
    by: 'inbox_entries_email',
    sorts: 'some that begin alike',
  },
  countOpenEntries: { run: (tx) => q.countOpenEntries(tx), by: 'inbox_entries_inbox_state' },
  findInboxEntry: {
    run: (tx) => q.findInboxEntry(tx, 'ibx_1', 'en'),
    by: 'sqlite_autoindex_inbox_entries_1',
  },
  tryChangeInboxEntry: {
    run: (tx) => q.tryChangeInboxEntry(tx, { id: 'ibx_1', version: 0, from: ['open'] }, { state: 'closed' }),
    by: 'sqlite_autoindex_inbox_entries_1',
  },
  releaseInboxEntries: { run: (tx) => q.releaseInboxEntries(tx, ME), by: 'inbox_entries_assignee' },
  listInboxReplies: { run: (tx) => q.listInboxReplies(tx, 'ibx_1', 10), by: 'inbox_replies_entry' },
  deleteOldInbox: {
    run: (tx) => q.deleteOldInbox(tx, { messages: 1, applications: 1 }),
    by: 'inbox_messages_age',
  },
  findAffiliateApplication: {
    run: (tx) => q.findAffiliateApplication(tx, ME),
    by: 'affiliate_applications_user',
  },
}
