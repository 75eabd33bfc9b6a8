/**
 * Issues of the newsletter. `newsletter_sends` has one row for each address that an issue was queued for; whose it
 * is says the hash of the secret in the address's links. Its state follows the mail's, whoever moves that, and all is counted where it
 * happens: the pages read no list to count. An address that leaves the list takes with it what waits for it.
 */
export const newsletterIssues = `
create table newsletter_issues (
  id text primary key,
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  version integer not null default 0,
  created_at integer not null,
  updated_at integer not null,
  started_at integer,
  finished_at integer,
  walked_to text not null default '',
  audience integer not null default 0 check (audience >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0),
  withdrawn integer not null default 0 check (withdrawn >= 0),
  unsubscribed integer not null default 0 check (unsubscribed >= 0),
  check ((started_at is null) = (state = 'draft')),
  check ((finished_at is not null) = (state = 'sent'))
) strict;
create index newsletter_issues_newest on newsletter_issues (created_at desc, id desc);
create unique index newsletter_issues_sending on newsletter_issues (state) where state = 'sending';
create index newsletter_issues_ended on newsletter_issues (updated_at) where state in ('stopped', 'sent');

create table newsletter_texts (
  issue_id text not null references newsletter_issues (id) on delete cascade,
  language text not null check (language in ('en', 'cn', 'ms')),
  subject text not null,
  body text not null,
  primary key (issue_id, language)
) strict, without rowid;

create table newsletter_sends (
  issue_id text not null references newsletter_issues (id),
  link_id text not null,
  mail_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'withdrawn')),
  left_at integer,
  primary key (issue_id, link_id)
) strict, without rowid;
create unique index newsletter_sends_mail on newsletter_sends (mail_id);
create index newsletter_sends_link on newsletter_sends (link_id);
create index newsletter_sends_waiting on newsletter_sends (issue_id) where state = 'waiting';

create trigger newsletter_send_added after insert on newsletter_sends
begin
  update newsletter_issues set waiting = waiting + 1 where id = new.issue_id;
end;
create trigger newsletter_send_moved after update of state on newsletter_sends when old.state <> new.state
begin
  update newsletter_issues set
    waiting = waiting + (new.state = 'waiting') - (old.state = 'waiting'),
    sent = sent + (new.state = 'sent') - (old.state = 'sent'),
    failed = failed + (new.state = 'failed') - (old.state = 'failed'),
    withdrawn = withdrawn + (new.state = 'withdrawn') - (old.state = 'withdrawn')
  where id = new.issue_id;
end;
create trigger newsletter_send_left after update of left_at on newsletter_sends
when old.left_at is null and new.left_at is not null
begin
  update newsletter_issues set unsubscribed = unsubscribed + 1 where id = new.issue_id;
end;
create trigger newsletter_send_taken_back after delete on newsletter_sends when old.state = 'waiting'
begin
  update newsletter_issues set waiting = waiting - 1 where id = old.issue_id;
end;

create trigger newsletter_mail_moved after update of state on mails
when new.kind = 'newsletterIssue' and new.state <> old.state and new.state <> 'sending'
begin
  update newsletter_sends set state = case new.state when 'queued' then 'waiting' else new.state end
  where mail_id = new.id;
end;
create trigger newsletter_mail_removed after delete on mails
when old.kind = 'newsletterIssue' and old.state in ('queued', 'sending')
begin
  update newsletter_sends set state = 'withdrawn' where mail_id = old.id and state = 'waiting';
end;
create trigger newsletter_subscriber_left after delete on newsletter_subscribers when old.link_id is not null
begin
  delete from mails where state <> 'sending' and kind = 'newsletterIssue'
    and id in (select mail_id from newsletter_sends where link_id = old.link_id);
end;

create table newsletter_audience (
  language text primary key,
  subscribers integer not null default 0 check (subscribers >= 0)
) strict, without rowid;
insert into newsletter_audience (language, subscribers)
  select l.language, (select count(*) from newsletter_subscribers s
    where s.language = l.language and s.confirmed_at is not null)
  from (select 'en' as language union all select 'cn' union all select 'ms') l;
create trigger newsletter_audience_added after insert on newsletter_subscribers when new.confirmed_at is not null
begin
  update newsletter_audience set subscribers = subscribers + 1 where language = new.language;
end;
create trigger newsletter_audience_moved after update of confirmed_at, language on newsletter_subscribers
begin
  update newsletter_audience set subscribers = subscribers - 1
    where language = old.language and old.confirmed_at is not null;
  update newsletter_audience set subscribers = subscribers + 1
    where language = new.language and new.confirmed_at is not null;
end;
create trigger newsletter_audience_left after delete on newsletter_subscribers when old.confirmed_at is not null
begin
  update newsletter_audience set subscribers = subscribers - 1 where language = old.language;
end;
`
