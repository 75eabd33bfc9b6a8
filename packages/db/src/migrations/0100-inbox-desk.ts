/**
 * The desk on which admins work through what was written to them. An entry stands for a message or an application, by its
 * id, whichever table holds it; triggers make it, and delete it with all that was written about it. The search keeps no
 * copy of the texts. Nothing ever set \`handled_at\`: the state of the entry says it.
 */
export const inboxDesk = `
create table inbox_entries (
  seq integer primary key,
  id text not null unique,
  inbox text not null check (inbox in ('contact', 'careers', 'accessibility')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  version integer not null default 0,
  assignee_id text references users (id),
  name text not null,
  email text not null,
  created_at integer not null
) strict;
create index inbox_entries_newest on inbox_entries (created_at, id);
create index inbox_entries_state on inbox_entries (state, created_at, id);
create index inbox_entries_inbox on inbox_entries (inbox, created_at, id);
create index inbox_entries_inbox_state on inbox_entries (inbox, state, created_at, id);
create index inbox_entries_assignee on inbox_entries (assignee_id, created_at, id) where assignee_id is not null;
create index inbox_entries_name on inbox_entries (name collate nocase);
create index inbox_entries_email on inbox_entries (email);

create table inbox_replies (
  id text primary key,
  entry_id text not null references inbox_entries (id) on delete cascade,
  author_id text references users (id),
  body text not null,
  created_at integer not null
) strict, without rowid;
create index inbox_replies_entry on inbox_replies (entry_id, created_at, id);
create index inbox_replies_author on inbox_replies (author_id) where author_id is not null;

create virtual table inbox_search using fts5 (
  name, email, about, body,
  content = '', contentless_delete = 1,
  tokenize = 'trigram'
);

insert into inbox_entries (id, inbox, name, email, created_at)
  select id, kind, name, email, created_at from inbox_messages
  union all select id, 'careers', name, email, created_at from job_applications
  order by created_at, id;
insert into inbox_search (rowid, name, email, about, body)
  select e.seq, m.name, m.email, m.about, m.body from inbox_entries e join inbox_messages m on m.id = e.id
  union all select e.seq, a.name, a.email, a.phone, a.body from inbox_entries e join job_applications a on a.id = e.id;

create trigger inbox_messages_added after insert on inbox_messages begin
  insert into inbox_entries (id, inbox, name, email, created_at)
    values (new.id, new.kind, new.name, new.email, new.created_at);
  insert into inbox_search (rowid, name, email, about, body)
    select seq, new.name, new.email, new.about, new.body from inbox_entries where id = new.id;
end;
create trigger job_applications_added after insert on job_applications begin
  insert into inbox_entries (id, inbox, name, email, created_at)
    values (new.id, 'careers', new.name, new.email, new.created_at);
  insert into inbox_search (rowid, name, email, about, body)
    select seq, new.name, new.email, new.phone, new.body from inbox_entries where id = new.id;
end;
create trigger inbox_messages_gone after delete on inbox_messages begin
  delete from inbox_entries where id = old.id;
end;
create trigger job_applications_gone after delete on job_applications begin
  delete from inbox_entries where id = old.id;
end;
create trigger inbox_entries_gone after delete on inbox_entries begin
  delete from inbox_search where rowid = old.seq;
  delete from staff_notes where subject_id = old.id;
end;

alter table inbox_messages drop column handled_at;
alter table job_applications drop column handled_at;
`
