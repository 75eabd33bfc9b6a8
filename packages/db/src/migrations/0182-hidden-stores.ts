/**
 * Whatever brings an item of a hidden store back, such as a time that was planned or staff, makes its store one whose items
 * are looked at: they are taken off sale again.
 */
const unsettle = `update store_hidings set is_settled = 0
    where store_id = new.store_id and ended_at is null and is_settled = 1;`
export const hiddenStores = `
create trigger items_shown_in_hidden_store after update of status on items
when new.status in ('active', 'paused', 'sold_out') and old.status <> new.status begin
  ${unsettle}
end;
create trigger items_added_to_hidden_store after insert on items
when new.status in ('active', 'paused', 'sold_out') begin
  ${unsettle}
end;
`
