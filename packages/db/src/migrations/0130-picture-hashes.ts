/**
 * Pictures of items by how they look, in four runs of sixteen bits: two that differ in three bits at most have a run in common.
 * Each picture has a row from the moment it has one itself, and loses it with that. States: `new` until the hash is known, `hashed` until
 * it was compared with all others, `compared`; `plain` ones look like too many others, of `lost` ones there is no file.
 *
 * Found pairs of items of two sellers stand in `item_doubles` until one of them is taken off sale or loses the picture; what staff say
 * are two different things stays in `items_told_apart`.
 */
export const pictureHashes = `
alter table listing_uploads add column hash text;

create table picture_hashes (
  item_id text not null,
  position integer not null,
  state text not null check (state in ('new', 'hashed', 'compared', 'plain', 'lost')),
  band0 integer,
  band1 integer,
  band2 integer,
  band3 integer,
  primary key (item_id, position),
  foreign key (item_id, position) references item_images (item_id, position) on delete cascade,
  check ((state in ('hashed', 'compared')) = (band0 is not null and band1 is not null and band2 is not null and band3 is not null))
) strict, without rowid;
create index picture_hashes_new on picture_hashes (item_id, position) where state = 'new';
create index picture_hashes_hashed on picture_hashes (item_id, position) where state = 'hashed';
create index picture_hashes_lost on picture_hashes (item_id, position) where state = 'lost';
create index picture_hashes_band0 on picture_hashes (band0, band1, band2, band3) where band0 is not null;
create index picture_hashes_band1 on picture_hashes (band1) where band1 is not null;
create index picture_hashes_band2 on picture_hashes (band2) where band2 is not null;
create index picture_hashes_band3 on picture_hashes (band3) where band3 is not null;

create table item_doubles (
  newer_seq integer not null,
  older_seq integer not null,
  newer_id text not null,
  newer_position integer not null,
  older_id text not null,
  older_position integer not null,
  distance integer not null,
  primary key (newer_seq, older_seq),
  foreign key (newer_id, newer_position) references picture_hashes (item_id, position) on delete cascade,
  foreign key (older_id, older_position) references picture_hashes (item_id, position) on delete cascade
) strict, without rowid;
create index item_doubles_newer on item_doubles (newer_id, newer_position);
create index item_doubles_older on item_doubles (older_id, older_position);

create table items_told_apart (
  newer_id text not null references items (id) on delete cascade,
  older_id text not null references items (id) on delete cascade,
  told_by text not null references users (id),
  told_at integer not null,
  primary key (newer_id, older_id)
) strict, without rowid;
create index items_told_apart_older on items_told_apart (older_id);
create index items_told_apart_by on items_told_apart (told_by);

insert into picture_hashes (item_id, position, state) select item_id, position, 'new' from item_images;

create trigger item_images_new_hash after insert on item_images begin
  insert into picture_hashes (item_id, position, state) values (new.item_id, new.position, 'new');
end;
create trigger item_images_other_hash after update of key on item_images when old.key <> new.key begin
  update picture_hashes set state = 'new', band0 = null, band1 = null, band2 = null, band3 = null
    where item_id = new.item_id and position = new.position;
  delete from item_doubles where newer_id = new.item_id and newer_position = new.position;
  delete from item_doubles where older_id = new.item_id and older_position = new.position;
end;
create trigger items_doubles_gone after update of status on items
  when new.status in ('draft', 'removed') and old.status not in ('draft', 'removed') begin
  delete from item_doubles where newer_id = new.id;
  delete from item_doubles where older_id = new.id;
end;
create trigger items_doubles_back after update of status on items
  when old.status in ('draft', 'removed') and new.status not in ('draft', 'removed') begin
  update picture_hashes set state = 'hashed' where item_id = new.id and state = 'compared';
end;
`
