/**
 * How often the page of an item was looked at, and in how many order lines it was bought, by Malaysian day (days since
 * 1970-01-01). Days are kept for as long as lists tell of them, so the sums in `item_figures`, which triggers keep, are those
 * of that time. An item has a row there from the start, so that lists are sorted by an index. Looks are counted in memory and
 * added by a job; orders are counted when they are paid. A seller's items of one category get an index by stock and by sales.
 */
const DAY = '(new.paid_at + 28800000) / 86400000'

export const itemViews = `
create table item_days (
  item_id text not null references items (id) on delete cascade,
  day integer not null,
  views integer not null default 0,
  orders integer not null default 0,
  primary key (item_id, day)
) strict, without rowid;
create index item_days_day on item_days (day);

create table item_figures (
  item_id text primary key references items (id) on delete cascade,
  item_seq integer not null,
  seller_id text not null references users (id),
  views integer not null default 0,
  orders integer not null default 0,
  conversion integer not null generated always as
    (case when views = 0 then 0 else min(views, orders) * 10000 / views end) virtual
) strict, without rowid;
insert into item_figures (item_id, item_seq, seller_id) select id, seq, seller_id from items;
create index item_figures_views on item_figures (seller_id, views, item_seq);
create index item_figures_conversion on item_figures (seller_id, conversion, item_seq);
create index item_figures_unsold on item_figures (seller_id, views, item_seq) where orders = 0 and views > 0;

create trigger item_figures_added after insert on items begin
  insert into item_figures (item_id, item_seq, seller_id) values (new.id, new.seq, new.seller_id);
end;
create trigger item_days_added after insert on item_days begin
  update item_figures set views = views + new.views, orders = orders + new.orders where item_id = new.item_id;
end;
create trigger item_days_changed after update of views, orders on item_days begin
  update item_figures set views = views + new.views - old.views, orders = orders + new.orders - old.orders
    where item_id = new.item_id;
end;
create trigger item_days_gone after delete on item_days begin
  update item_figures set views = views - old.views, orders = orders - old.orders where item_id = old.item_id;
end;
create trigger item_days_bought after update of paid_at on orders
  when old.paid_at is null and new.paid_at is not null begin
  insert into item_days (item_id, day, orders)
    select item_id, ${DAY}, count(*) from order_lines where order_id = new.id group by item_id
    on conflict do update set orders = orders + excluded.orders;
end;

create index items_own_category_pieces on items (seller_id, category, stock);
create index items_own_category_sold on items (seller_id, category, sold_count);
`
