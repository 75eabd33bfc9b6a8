/** Unread notifications are listed, too, and counted up to what a badge shows. */
export const unread = `
drop index notifications_unread;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
`
