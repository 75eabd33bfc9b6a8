/** A day earlier than it is: followers of a store are notified once a day, and the first one need not wait for that. */
export const firstStoreNews = `
drop trigger store_follows_more;
create trigger store_follows_more after insert on store_follows begin
  insert into store_news (store_id, followers, told_at) values (new.store_id, 1, new.created_at - 86400000)
    on conflict do update set followers = followers + 1;
end;
`
