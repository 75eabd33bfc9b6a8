/** A buyer's dashboard shows what is unread, however many conversations they have. */
export const unreadConversations = `
create index conversation_members_unread on conversation_members (user_id, shown_at desc, conversation_id) where unread > 0;
`
