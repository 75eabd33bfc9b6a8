/**
 * When staff last decided on a comment, and what it was before: so a decision is taken back. Reports that ended with it have
 * the same time.
 */
export const commentDecisions = `
alter table blog_comments add column decided_at integer;
alter table blog_comments add column state_before text;
`
