/**
 * Figures of the market by Malaysian day (days since 1970-01-01) and month (counted from the year 0), so that a year costs a report
 * no more than a week. A job adds day after day; the last row of `market_days` says how far it is. `sales_windows` holds the
 * sums of the last days for each period that is offered, today left out, and of as many days before. What is counted as it
 * happens is in `counted_days`; looks at items are there for as long as they are kept.
 */
export const rollUps = `
create table market_days (
  day integer not null primary key,
  sales_sen integer not null,
  refunds_sen integer not null,
  promotions_sen integer not null,
  fees_sen integer not null,
  orders integer not null,
  members integer not null
) strict, without rowid;

create table sales_days (
  kind text not null check (kind in ('item', 'store', 'category')),
  day integer not null,
  id text not null,
  pieces integer not null,
  sales_sen integer not null,
  primary key (kind, day, id)
) strict, without rowid;

create table sales_windows (
  kind text not null check (kind in ('item', 'store', 'category')),
  days integer not null,
  id text not null,
  pieces integer not null default 0,
  sales_sen integer not null default 0,
  pieces_before integer not null default 0,
  sales_before_sen integer not null default 0,
  primary key (kind, days, id)
) strict, without rowid;
create index sales_windows_top on sales_windows (kind, days, sales_sen desc, id);

create table buyer_months (
  buyer_id text not null primary key,
  first_month integer not null,
  last_month integer not null
) strict, without rowid;

create table cohort_months (
  first_month integer not null,
  month integer not null,
  buyers integer not null,
  primary key (first_month, month)
) strict, without rowid;

create table coupon_days (
  day integer not null,
  coupon_id text not null,
  uses integer not null,
  cost_sen integer not null,
  sales_sen integer not null,
  primary key (day, coupon_id)
) strict, without rowid;

create table counted_days (
  name text not null,
  day integer not null,
  count integer not null,
  primary key (name, day)
) strict, without rowid;
insert into counted_days (name, day, count) select 'view', day, sum(views) from item_days group by day having sum(views) > 0;

create table empty_searches (
  day integer not null,
  words text not null,
  count integer not null,
  primary key (day, words)
) strict, without rowid;

create index ledger_transactions_at on ledger_transactions (at);
`
