/** Old notifications are deleted, those that were read much earlier: each kind is found by its age. */
export const oldNotifications = `
create index notifications_read_at on notifications (created_at) where read_at is not null;
create index notifications_waiting on notifications (created_at) where read_at is null;
`
