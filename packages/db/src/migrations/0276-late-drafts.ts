/**
 * Drafts that are published after their store has another name are found by it at once. A job that brings the name into the
 * search leaves them alone: it counted words that they never had.
 */
export const lateDrafts = `
create table store_rename_late (
  rename_id integer not null references store_renames (id) on delete cascade,
  item_seq integer not null,
  primary key (rename_id, item_seq)
) strict, without rowid;
create trigger store_rename_published after update of status on items
  when old.status = 'draft' and new.status <> 'draft' begin
  insert into store_rename_late (rename_id, item_seq)
    select id, new.seq from store_renames where store_id = new.store_id and after_seq < new.seq and up_to_seq >= new.seq;
end;
`
