/**
 * Finds stores by any part of their name or address, as members are found. Two blanks stand behind each text of both indexes,
 * so that every sign begins a run of three: one Chinese sign or two, which are a name, are found by the runs that begin with them.
 */
export const storeSearch = `
create table store_numbers (
  seq integer primary key,
  store_id text not null unique
) strict;
create virtual table store_search using fts5 (
  name, slug,
  content = '', contentless_delete = 1,
  tokenize = 'trigram'
);
create virtual table store_search_runs using fts5vocab (store_search, row);
insert into store_numbers (store_id) select id from stores order by created_at, id;
insert into store_search (rowid, name, slug)
  select n.seq, s.name || '  ', s.slug from store_numbers n join stores s on s.id = n.store_id;

create trigger store_search_added after insert on stores begin
  insert into store_numbers (store_id) values (new.id);
  insert into store_search (rowid, name, slug)
    select seq, new.name || '  ', new.slug from store_numbers where store_id = new.id;
end;
create trigger store_search_changed after update of name, slug on stores
  when old.name is not new.name or old.slug is not new.slug begin
  delete from store_search where rowid = (select seq from store_numbers where store_id = new.id);
  insert into store_search (rowid, name, slug)
    select seq, new.name || '  ', new.slug from store_numbers where store_id = new.id;
end;
create trigger store_search_gone after delete on stores begin
  delete from store_search where rowid = (select seq from store_numbers where store_id = old.id);
  delete from store_numbers where store_id = old.id;
end;

drop trigger member_search_added;
drop trigger member_search_changed;
insert into member_search (member_search) values ('delete-all');
insert into member_search (rowid, name, email)
  select n.seq, u.name || '  ', u.email from member_numbers n join users u on u.id = n.user_id;
create virtual table member_search_runs using fts5vocab (member_search, row);
create trigger member_search_added after insert on users begin
  insert into member_numbers (user_id) values (new.id);
  insert into member_search (rowid, name, email)
    select seq, new.name || '  ', new.email from member_numbers where user_id = new.id;
end;
create trigger member_search_changed after update of name, email on users
  when old.name is not new.name or old.email is not new.email begin
  delete from member_search where rowid = (select seq from member_numbers where user_id = new.id);
  insert into member_search (rowid, name, email)
    select seq, new.name || '  ', new.email from member_numbers where user_id = new.id;
end;
`
