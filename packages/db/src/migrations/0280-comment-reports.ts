/** Members say why they report a comment on an article; those who did before gave no reason. */
export const commentReports = `
alter table blog_comment_reports add column reason text not null default 'other';
alter table blog_comment_reports add column note text not null default '';
`
