/**
 * A search for stores asks one index: the name and email of the seller stand in it beside the name and address of the store.
 * What holds the words is read by its number, the newest first, until a page is full; before, up to 1,000 stores of sellers
 * that hold them were gathered and sorted.
 */
export const sellersOfStores = `
drop trigger store_search_added;
drop trigger store_search_changed;
drop trigger store_search_gone;
drop table store_search_runs;
drop table store_search;
create virtual table store_search using fts5 (
  name, slug, seller, email,
  content = '', contentless_delete = 1,
  tokenize = 'trigram'
);
create virtual table store_search_runs using fts5vocab (store_search, row);
create view store_search_texts as
  select n.seq, n.store_id, s.seller_id, s.name || '  ' as name, s.slug, u.name || '  ' as seller, u.email
  from store_numbers n join stores s on s.id = n.store_id join users u on u.id = s.seller_id;
insert into store_search (rowid, name, slug, seller, email)
  select seq, name, slug, seller, email from store_search_texts order by seq;

create trigger store_search_added after insert on stores begin
  insert into store_numbers (store_id) values (new.id);
  insert into store_search (rowid, name, slug, seller, email)
    select seq, name, slug, seller, email from store_search_texts where store_id = new.id;
end;
create trigger store_search_changed after update of name, slug, seller_id on stores
  when old.name is not new.name or old.slug is not new.slug or old.seller_id is not new.seller_id begin
  delete from store_search where rowid = (select seq from store_numbers where store_id = new.id);
  insert into store_search (rowid, name, slug, seller, email)
    select seq, name, slug, seller, email from store_search_texts where store_id = new.id;
end;
create trigger store_search_gone after delete on stores begin
  delete from store_search where rowid = (select seq from store_numbers where store_id = old.id);
  delete from store_numbers where store_id = old.id;
end;
create trigger store_search_seller_changed after update of name, email on users
  when old.name is not new.name or old.email is not new.email begin
  delete from store_search where rowid in
    (select n.seq from stores s join store_numbers n on n.store_id = s.id where s.seller_id = new.id);
  insert into store_search (rowid, name, slug, seller, email)
    select seq, name, slug, seller, email from store_search_texts where seller_id = new.id;
end;
`
