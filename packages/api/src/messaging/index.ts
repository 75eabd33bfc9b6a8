export { approveMessage, rejectMessage } from './commands/moderate'
export { blockCorrespondent, fileConversation, readConversation } from './commands/own'
export {
  addQuickReply,
  changeAwayAnswer,
  changeQuickReply,
  deleteQuickReply,
  moveQuickReply,
} from './commands/replies'
export { changeModeration } from './commands/rules'
export { sendMessage, startConversation } from './commands/send'
export type { Sent } from './internal/put-message'
export type { SubjectRef } from './internal/subject'
export {
  type ChatPage,
  type ConversationsPage,
  chatPage,
  conversationsPage,
  type NewConversationPage,
  newConversationPage,
} from './reads/conversations'
export { type HeldPage, heldPage } from './reads/held'
export { quickRepliesOf, type RepliesPage, repliesPage } from './reads/replies'
