/**
 * Finds a rare word in the titles of a seller of very many items, who would be read one by one. Items of every state are in
 * it. It keeps neither the texts nor where in a title three signs stand: what it finds is compared with the title.
 */
export const ownTitles = `
create virtual table item_titles using fts5 (
  title,
  content = '', contentless_delete = 1, detail = none,
  tokenize = 'trigram'
);
insert into item_titles (rowid, title) select seq, title from items;

create trigger item_titles_added after insert on items begin
  insert into item_titles (rowid, title) values (new.seq, new.title);
end;
create trigger item_titles_changed after update of title on items when old.title is not new.title begin
  delete from item_titles where rowid = new.seq;
  insert into item_titles (rowid, title) values (new.seq, new.title);
end;
create trigger item_titles_gone after delete on items begin
  delete from item_titles where rowid = old.seq;
end;
`
