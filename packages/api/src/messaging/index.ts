export { approveMessage, rejectMessage } from './commands/moderate'
export { blockCorrespondent, fileConversation, readConversation, signalTyping } from './commands/own'
export {
  addQuickReply,
  changeAwayAnswer,
  changeQuickReply,
  deleteQuickReply,
  moveQuickReply,
} from './commands/replies'
export { dismissReport, reportMessage, upholdReport } from './commands/report'
export { changeModeration } from './commands/rules'
export { sendMessage, startConversation } from './commands/send'
export { chatPhoto } from './internal/pictures'
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
export {
  decidedPage,
  exportDecided,
  exportHeld,
  type HeldPage,
  heldPage,
  type MessageCase,
  messageCase,
} from './reads/held'
export { quickRepliesOf, type RepliesPage, repliesPage } from './reads/replies'
export { exportReports, type ReportsPage, receivedMessage, reportsPage } from './reads/reports'
export { moderationHistory, previewModeration } from './reads/rules'
