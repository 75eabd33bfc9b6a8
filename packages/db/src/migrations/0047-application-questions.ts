/**
 * What reviewers ask applicants, and what they answer, with further papers. While an answer is awaited `asked_at` says
 * since when. `version` counts what happened to an application, so that nobody decides on what they have not seen.
 */
export const applicationQuestions = `
alter table seller_applications add column asked_at integer;
alter table seller_applications add column version integer not null default 0;

create table application_questions (
  id text primary key,
  application_id text not null references seller_applications (id) on delete cascade,
  asked_by text references users (id),
  question text not null,
  asked_at integer not null,
  answer text not null default '',
  answered_at integer
) strict;
create unique index application_questions_open on application_questions (application_id) where answered_at is null;
create index application_questions_asked on application_questions (application_id, asked_at, id);
create index application_questions_by on application_questions (asked_by) where asked_by is not null;

create table application_papers (
  id text primary key,
  question_id text not null references application_questions (id) on delete cascade,
  position integer not null,
  paper_key text not null unique
) strict;
create index application_papers_question on application_papers (question_id, position);
`
