/**
 * Finds members by any part of their name or email. The index keeps no copy of the texts, and needs a number for each
 * member that stays. The triggers keep it right, whoever writes: a member who is erased is found by nothing that was theirs.
 */
export const memberSearch = `
create table member_numbers (
  seq integer primary key,
  user_id text not null unique
) strict;
create virtual table member_search using fts5 (
  name, email,
  content = '', contentless_delete = 1,
  tokenize = 'trigram'
);
insert into member_numbers (user_id) select id from users order by created_at, id;
insert into member_search (rowid, name, email)
  select n.seq, u.name, u.email from member_numbers n join users u on u.id = n.user_id;

create trigger member_search_added after insert on users begin
  insert into member_numbers (user_id) values (new.id);
  insert into member_search (rowid, name, email)
    select seq, new.name, new.email from member_numbers where user_id = new.id;
end;
create trigger member_search_changed after update of name, email on users
  when old.name is not new.name or old.email is not new.email begin
  delete from member_search where rowid = (select seq from member_numbers where user_id = new.id);
  insert into member_search (rowid, name, email)
    select seq, new.name, new.email from member_numbers where user_id = new.id;
end;
create trigger member_search_gone after delete on users begin
  delete from member_search where rowid = (select seq from member_numbers where user_id = old.id);
  delete from member_numbers where user_id = old.id;
end;
`
