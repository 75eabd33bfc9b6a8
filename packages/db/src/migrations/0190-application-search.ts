/**
 * Finds applications, of those who want to sell and of those who want to recruit sellers, by any part of the names on them and
 * of the applicant's name or email, as stores are found. Words that are too short for it are what names begin with.
 */
export const applicationSearch = `
create table application_numbers (
  seq integer primary key,
  application_id text not null unique
) strict;
create virtual table application_search using fts5 (
  store_name, legal_name, name, email,
  content = '', contentless_delete = 1,
  tokenize = 'trigram'
);
create virtual table application_search_runs using fts5vocab (application_search, row);
create view application_search_texts as
  select n.seq, n.application_id, a.user_id, a.store_name || '  ' as store_name, a.legal_name || '  ' as legal_name,
    u.name || '  ' as name, u.email
  from seller_applications a join application_numbers n on n.application_id = a.id join users u on u.id = a.user_id
  union all
  select n.seq, n.application_id, a.user_id, '', '', u.name || '  ', u.email
  from affiliate_applications a join application_numbers n on n.application_id = a.id join users u on u.id = a.user_id;
insert into application_numbers (application_id)
  select id from (select id, created_at from seller_applications union all
    select id, created_at from affiliate_applications) order by created_at, id;
insert into application_search (rowid, store_name, legal_name, name, email)
  select seq, store_name, legal_name, name, email from application_search_texts order by seq;
create index seller_applications_store on seller_applications (store_name collate nocase);
create index seller_applications_legal on seller_applications (legal_name collate nocase);

create trigger seller_application_search_added after insert on seller_applications begin
  insert into application_numbers (application_id) values (new.id);
  insert into application_search (rowid, store_name, legal_name, name, email)
    select seq, store_name, legal_name, name, email from application_search_texts where application_id = new.id;
end;
create trigger seller_application_search_changed after update of store_name, legal_name on seller_applications
  when old.store_name is not new.store_name or old.legal_name is not new.legal_name begin
  delete from application_search where rowid = (select seq from application_numbers where application_id = new.id);
  insert into application_search (rowid, store_name, legal_name, name, email)
    select seq, store_name, legal_name, name, email from application_search_texts where application_id = new.id;
end;
create trigger seller_application_search_gone after delete on seller_applications begin
  delete from application_search where rowid = (select seq from application_numbers where application_id = old.id);
  delete from application_numbers where application_id = old.id;
end;
create trigger affiliate_application_search_added after insert on affiliate_applications begin
  insert into application_numbers (application_id) values (new.id);
  insert into application_search (rowid, store_name, legal_name, name, email)
    select seq, store_name, legal_name, name, email from application_search_texts where application_id = new.id;
end;
create trigger affiliate_application_search_gone after delete on affiliate_applications begin
  delete from application_search where rowid = (select seq from application_numbers where application_id = old.id);
  delete from application_numbers where application_id = old.id;
end;
create trigger application_search_member_changed after update of name, email on users
  when old.name is not new.name or old.email is not new.email begin
  delete from application_search where rowid in
    (select seq from application_search_texts where user_id = new.id);
  insert into application_search (rowid, store_name, legal_name, name, email)
    select seq, store_name, legal_name, name, email from application_search_texts where user_id = new.id;
end;
`
