/** What admins have decided is listed by when they did: messages that were held, and reports of messages or of anything else. */
export const decidedLists = `
create index chat_messages_decided on chat_messages (decided_at, id) where held_for <> '' and state <> 'pending';
create index message_reports_decided on message_reports (decided_at, message_id) where state <> 'open';
create index reports_closed on reports (closed_at, id) where closed_at is not null;
`
