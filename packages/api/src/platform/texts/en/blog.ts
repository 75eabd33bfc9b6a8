import type { TextsOf } from '../texts-of'

export const blog = {
  postSubmitted: {
    inApp: { title: 'An article is waiting for review: {{title}}', text: 'By {{name}}' },
    subject: 'To review: {{title}}',
    heading: 'An article is waiting for review',
    text: '{{note}} submitted the article {{title}} on {{time}}.',
    button: 'Read it',
    note: 'You get this because you run the market.',
  },
  postPublished: {
    inApp: {
      title: 'Your article is published: {{title}}',
      text: 'Everyone can read it from its publication date.',
    },
    subject: 'Published: {{title}}',
    heading: 'Your article is published',
    text: '{{title}} was accepted on {{time}}. Everyone can read it from its publication date.',
    button: 'See your article',
    note: 'To change it, take it back first; you can submit it again.',
  },
  postScheduled: {
    inApp: { title: 'Your article is scheduled: {{title}}', text: 'Everyone can read it from {{day}}.' },
    subject: 'Scheduled for {{day}}: {{title}}',
    heading: 'Your article is scheduled',
    text: '{{title}} was accepted on {{time}}. Everyone can read it from {{day}}.',
    button: 'See your article',
    note: 'To change it, take it back first; you can submit it again.',
  },
  postChanges: {
    inApp: { title: 'Please look at your article again: {{title}}', text: 'We ask: {{note}}' },
    subject: 'Please look again: {{title}}',
    heading: 'Your article needs a few changes',
    text: 'We read {{title}} on {{time}} and ask: {{note}}',
    button: 'Go to your article',
    note: 'Change it and submit it again. Nothing of it is lost.',
  },
  postRemarks: {
    inApp: {
      title: 'Please look at your article again: {{title}}',
      text: 'Remarks on passages of it: {{count}}. You’ll find them beside your text.',
    },
    subject: 'Please look again: {{title}}',
    heading: 'Your article has remarks',
    text: 'We read {{title}} on {{time}} and ask for changes. Remarks on passages: {{count}}.',
    button: 'Read the remarks',
    note: 'They stand beside the passages. Answer each, or mark it as done, and submit the article again.',
  },
  postWithdrawn: {
    inApp: { title: 'Your article was taken down: {{title}}', text: 'The reason: {{note}}' },
    subject: 'Taken down: {{title}}',
    heading: 'Your article was taken down',
    text: '{{title}} was taken down on {{time}}. The reason: {{note}}',
    button: 'Go to your article',
    note: 'You can change it and submit it again. If you think this is wrong, write to us.',
  },
  postCommented: {
    inApp: { title: 'A new comment on {{title}}', text: 'By {{name}}' },
  },
  commentShown: {
    inApp: { title: 'Your comment is shown', text: 'It is about {{title}}.' },
  },
  commentRemoved: {
    inApp: { title: 'Your comment was removed', text: 'It was about {{title}}.' },
  },
  commentTakenDown: {
    inApp: { title: 'Your comment was removed: {{title}}', text: 'The reason: {{note}}' },
    subject: 'Your comment was removed: {{title}}',
    heading: 'Your comment was removed',
    text: 'We removed your comment on {{title}} on {{time}}. The reason: {{note}}',
    button: 'See the article',
    note: 'If you think this is wrong, please contact us.',
  },
} as const satisfies TextsOf<'blog'>
