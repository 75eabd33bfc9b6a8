/**
 * Versions of the files of digital goods: rows of one `series_id` are versions of one file, counted from 1. `news_after` is the
 * last bought line up to which buyers were notified of a version; null when nobody is to be. `file_notices` says who was.
 */
export const fileVersions = `
alter table item_files add column series_id text not null default '';
alter table item_files add column version integer not null default 1 check (version >= 1);
alter table item_files add column note text not null default '';
alter table item_files add column withdrawn_at integer;
alter table item_files add column news_after text;
update item_files set series_id = id;
create unique index item_files_version on item_files (series_id, version);
create index item_files_news on item_files (created_at, id) where news_after is not null;
create index line_downloads_file on line_downloads (file_id, count);
create index order_lines_digital on order_lines (item_id, id) where is_virtual = 1;

create table file_notices (
  file_id text not null references item_files (id),
  user_id text not null references users (id),
  primary key (file_id, user_id)
) strict, without rowid;
create index file_notices_user on file_notices (user_id);
`
