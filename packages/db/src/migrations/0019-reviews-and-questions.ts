/**
 * Reviews with photos, votes and an answer; questions to sellers; what members report; what they looked at.
 * Each way to sort and narrow an item's reviews has an index. Counts are kept by triggers: an item's page and
 * its store's figures read one row each, however much was written.
 */
export const reviewsAndQuestions = `
alter table reviews add column edited_at integer;
alter table reviews add column replied_at integer;
alter table reviews add column helpful_count integer not null default 0 check (helpful_count >= 0);
alter table reviews add column photo_count integer not null default 0 check (photo_count between 0 and 4);
update reviews set replied_at = created_at where reply <> '';
create index reviews_helpful on reviews (item_id, helpful_count desc, created_at desc, id desc);
create index reviews_stars on reviews (item_id, stars, created_at desc, id desc);
create index reviews_stars_helpful on reviews (item_id, stars, helpful_count desc, created_at desc, id desc);
create index reviews_photos on reviews (item_id, created_at desc, id desc) where photo_count > 0;
create index reviews_photos_helpful on reviews (item_id, helpful_count desc, created_at desc, id desc) where photo_count > 0;
create trigger reviews_restarred after update of stars on reviews when new.stars <> old.stars begin
  update items set rating_sum = rating_sum + new.stars - old.stars where id = new.item_id;
  update review_counts set reviews = reviews - 1 where item_id = new.item_id and stars = old.stars;
  insert into review_counts (item_id, stars, reviews) values (new.item_id, new.stars, 1)
    on conflict do update set reviews = reviews + 1;
end;

create table review_counts (
  item_id text not null references items (id),
  stars integer not null check (stars between 1 and 5),
  reviews integer not null check (reviews >= 0),
  primary key (item_id, stars)
) strict, without rowid;
insert into review_counts (item_id, stars, reviews) select item_id, stars, count(*) from reviews group by item_id, stars;
create trigger review_counts_more after insert on reviews begin
  insert into review_counts (item_id, stars, reviews) values (new.item_id, new.stars, 1)
    on conflict do update set reviews = reviews + 1;
end;
create trigger review_counts_fewer after delete on reviews begin
  update review_counts set reviews = reviews - 1 where item_id = old.item_id and stars = old.stars;
end;

create table review_photos (
  review_id text not null references reviews (id) on delete cascade,
  position integer not null check (position between 0 and 3),
  key text not null unique,
  width integer not null,
  height integer not null,
  blur text not null default '',
  primary key (review_id, position)
) strict, without rowid;
create trigger review_photos_more after insert on review_photos begin
  update reviews set photo_count = photo_count + 1 where id = new.review_id;
end;
create trigger review_photos_fewer after delete on review_photos begin
  update reviews set photo_count = photo_count - 1 where id = old.review_id;
end;

create table review_votes (
  review_id text not null references reviews (id) on delete cascade,
  user_id text not null references users (id),
  created_at integer not null,
  primary key (review_id, user_id)
) strict, without rowid;
create index review_votes_user on review_votes (user_id, review_id);
create trigger review_votes_more after insert on review_votes begin
  update reviews set helpful_count = helpful_count + 1 where id = new.review_id;
end;
create trigger review_votes_fewer after delete on review_votes begin
  update reviews set helpful_count = helpful_count - 1 where id = old.review_id;
end;

create table questions (
  id text primary key,
  item_id text not null references items (id),
  seller_id text not null references users (id),
  user_id text not null references users (id),
  body text not null,
  answer text not null default '',
  created_at integer not null,
  answered_at integer
) strict;
create index questions_answered on questions (item_id, answered_at desc, id desc) where answered_at is not null;
create index questions_waiting on questions (item_id, created_at, id) where answered_at is null;
create index questions_seller on questions (seller_id, answered_at, created_at, id);
create index questions_user on questions (user_id, created_at desc, id desc);

create table reports (
  id text primary key,
  kind text not null check (kind in ('item', 'review', 'question')),
  target_id text not null,
  user_id text not null references users (id),
  reason text not null,
  note text not null default '',
  created_at integer not null,
  unique (user_id, kind, target_id)
) strict;
create index reports_target on reports (kind, target_id);
create index reports_newest on reports (created_at desc, id desc);

create table recent_items (
  user_id text not null references users (id),
  item_id text not null references items (id),
  seen_at integer not null,
  primary key (user_id, item_id)
) strict, without rowid;
create index recent_items_newest on recent_items (user_id, seen_at desc, item_id desc);
create index recent_items_item on recent_items (item_id);

create table store_figures (
  store_id text primary key references stores (id),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  questions integer not null default 0,
  answers integer not null default 0
) strict, without rowid;
insert into store_figures (store_id, rating_sum, rating_count)
  select store_id, sum(rating_sum), sum(rating_count) from items group by store_id;
create trigger store_figures_rated after update of rating_sum, rating_count on items begin
  insert into store_figures (store_id, rating_sum, rating_count)
    values (new.store_id, new.rating_sum - old.rating_sum, new.rating_count - old.rating_count)
    on conflict do update set
      rating_sum = rating_sum + excluded.rating_sum, rating_count = rating_count + excluded.rating_count;
end;
create trigger store_figures_asked after insert on questions begin
  insert into store_figures (store_id, questions, answers)
    select store_id, 1, new.answered_at is not null from items where id = new.item_id
    on conflict do update set questions = questions + excluded.questions, answers = answers + excluded.answers;
end;
create trigger store_figures_answered after update of answered_at on questions
  when (old.answered_at is null) <> (new.answered_at is null) begin
  update store_figures set answers = answers + iif(new.answered_at is null, -1, 1)
    where store_id = (select store_id from items where id = new.item_id);
end;
create trigger store_figures_unasked after delete on questions begin
  update store_figures set questions = questions - 1, answers = answers - (old.answered_at is not null)
    where store_id = (select store_id from items where id = old.item_id);
end;
`
