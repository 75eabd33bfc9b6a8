import * as q from '../../queries'
import { ME, NOW, type Served } from './served'

export const messaging: Record<string, Served> = {
  'findSubject, an item': {
    run: (tx) => q.findSubject(tx, { kind: 'item', id: 'itm_1' }),
    by: 'sqlite_autoindex_items_1',
  },
  'findSubject, a store': {
    run: (tx) => q.findSubject(tx, { kind: 'store', id: 'sto_1' }),
    by: 'sqlite_autoindex_stores_1',
  },
  'findSubject, a parcel': {
    run: (tx) => q.findSubject(tx, { kind: 'parcel', id: 'pcl_1' }),
    by: 'sqlite_autoindex_parcels_1',
  },
  listUnreadConversations: {
    run: (tx) => q.listUnreadConversations(tx, ME, 3),
    by: 'conversation_members_unread',
  },
  isConversationOpen: {
    run: (tx) => q.isConversationOpen(tx, 'cnv_1'),
    by: 'sqlite_autoindex_conversations_1',
  },
  findConversation: { run: (tx) => q.findConversation(tx, ME, 'cnv_1'), by: 'PRIMARY KEY' },
  findConversationAbout: {
    run: (tx) => q.findConversationAbout(tx, { kind: 'item', id: 'itm_1' }, ME, 'usr_2'),
    by: 'sqlite_autoindex_conversations_2',
  },
  listConversations: {
    run: (tx) =>
      q.listConversations(tx, ME, { cursor: { at: 5, id: 'cnv_5' }, isArchived: false, limit: 10 }),
    by: 'conversation_members_newest',
  },
  findBlocks: { run: (tx) => q.findBlocks(tx, ME, 'usr_2'), by: 'PRIMARY KEY' },
  isActiveMember: { run: (tx) => q.isActiveMember(tx, ME), by: 'sqlite_autoindex_users_1' },
  listHeld: {
    run: (tx) => q.listHeld(tx, { at: 5, id: 'msg_5' }, 10),
    by: 'chat_messages_held',
  },
  'listHeld, newest first, with words': {
    run: (tx) => q.listHeld(tx, { at: 5, id: 'msg_5' }, 10, { sort: 'reverse', words: 'kopi' }),
    by: 'chat_messages_held',
  },
  listDecidedMessages: {
    run: (tx) => q.listDecidedMessages(tx, { at: 5, id: 'msg_5' }, 10),
    by: 'chat_messages_decided',
    sorts: ['a page of each kind', 'a page of them'],
  },
  'listDecidedMessages, with words': {
    run: (tx) => q.listDecidedMessages(tx, { at: 5, id: 'msg_5' }, 10, { words: 'kopi' }),
    by: 'message_reports_decided',
    sorts: [
      'so many of each kind',
      'those that hold the words, of so many',
      'a page of them',
      'so many of each kind, for the last',
    ],
  },
  findMessageInReview: {
    run: (tx) => q.findMessageInReview(tx, 'msg_1'),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  listContext: {
    run: (tx) => q.listContext(tx, { conversationId: 'cnv_1', position: 9 }, 4),
    by: 'sqlite_autoindex_chat_messages_2',
  },
  listMessages: {
    run: (tx) => q.listMessages(tx, ME, 'cnv_1', { before: 9, limit: 10 }),
    by: 'sqlite_autoindex_chat_messages_2',
  },
  listPieces: {
    run: (tx) => q.listPieces(tx, { conversationId: 'cnv_1', senderId: ME, since: 5 }),
    by: 'sqlite_autoindex_chat_messages_2',
  },
  findSentMessage: {
    run: (tx) => q.findSentMessage(tx, ME, 'key-0001'),
    by: 'sqlite_autoindex_chat_messages_3',
  },
  findMessageHead: { run: (tx) => q.findMessageHead(tx, 'msg_1'), by: 'sqlite_autoindex_chat_messages_1' },
  exportMessages: {
    run: (tx) => q.exportMessages(tx, ME),
    by: 'PRIMARY KEY',
    sorts: 'the messages of a member, for the copy of their data',
  },
  'listConversations, the oldest first': {
    run: (tx) =>
      q.listConversations(tx, ME, {
        cursor: { at: 5, id: 'cnv_5' },
        isArchived: true,
        limit: 10,
        sort: 'reverse',
      }),
    by: 'conversation_members_newest',
  },
  searchConversations: {
    run: (tx) => q.searchConversations(tx, ME, 'kopi', { cursor: { at: 5, id: 'cnv_5' }, limit: 10 }),
    by: 'conversation_members_newest',
    sorts: ['so many', 'so many that are archived', 'the same for the last', 'the same for the last'],
  },
  'searchConversations, the oldest first': {
    run: (tx) =>
      q.searchConversations(tx, ME, 'kopi', {
        cursor: { at: 5, id: 'cnv_5' },
        limit: 10,
        sort: 'reverse',
      }),
    by: 'conversation_members_newest',
    sorts: ['so many', 'so many that are archived', 'the same for the last', 'the same for the last'],
  },
  'findSubjectCard of an item': {
    run: (tx) => q.findSubjectCard(tx, { kind: 'item', id: 'itm_1' }),
    by: 'sqlite_autoindex_items_1',
  },
  'findSubjectCard of a parcel': {
    run: (tx) => q.findSubjectCard(tx, { kind: 'parcel', id: 'pcl_1' }),
    by: 'sqlite_autoindex_parcels_1',
  },
  isPictureVisible: { run: (tx) => q.isPictureVisible(tx, 'chat-1', ME), by: 'PRIMARY KEY' },
  findMessagePictures: { run: (tx) => q.findMessagePictures(tx, ['chat-1', 'chat-2']), by: 'PRIMARY KEY' },
  listMessageReports: {
    run: (tx) => q.listMessageReports(tx, { at: 5, id: 'mrp_5' }, 10),
    by: 'message_reports_open',
  },
  'listMessageReports, newest first, with words': {
    run: (tx) => q.listMessageReports(tx, { at: 5, id: 'mrp_5' }, 10, { sort: 'reverse', words: 'kopi' }),
    by: 'message_reports_open',
  },
  listRejected: {
    run: (tx) => q.listRejected(tx, ME, 5),
    by: 'chat_messages_sender',
    sorts: 'the rejected messages of a member',
  },
  findReceived: {
    run: (tx) => q.findReceived(tx, ME, 'cnv_1', 'msg_1'),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  findReportMessage: {
    run: (tx) => q.findReportMessage(tx, 'mrp_1'),
    by: 'sqlite_autoindex_message_reports_1',
  },
  listLatestTexts: {
    run: (tx) => q.listLatestTexts(tx, 10),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  findMessageReport: {
    run: (tx) => q.findMessageReport(tx, 'mrp_1'),
    by: 'sqlite_autoindex_message_reports_1',
  },
  tryReopenReport: {
    run: (tx) => q.tryReopenReport(tx, 'mrp_1'),
    by: 'sqlite_autoindex_message_reports_1',
  },
  tryDecideReport: {
    run: (tx) => q.tryDecideReport(tx, 'mrp_1', 'dismissed', NOW),
    by: 'sqlite_autoindex_message_reports_1',
  },
  tryTakeBackMessage: {
    run: (tx) => q.tryTakeBackMessage(tx, 'msg_1', '', NOW),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  hideTakenBack: {
    run: (tx) => q.hideTakenBack(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1' }),
    by: 'PRIMARY KEY',
  },
  findSettingRows: { run: (tx) => q.findSettingRows(tx, ['x', 'y']), by: 'PRIMARY KEY' },
  takePosition: {
    run: (tx) => q.takePosition(tx, 'cnv_1', ME, true),
    by: 'sqlite_autoindex_conversations_1',
  },
  takeDelivery: { run: (tx) => q.takeDelivery(tx, 'cnv_1'), by: 'sqlite_autoindex_conversations_1' },
  showOwnMessage: {
    run: (tx) => q.showOwnMessage(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1', now: NOW }),
    by: 'PRIMARY KEY',
  },
  showToBoth: {
    run: (tx) => q.showToBoth(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1', now: NOW }),
    by: 'conversation_members_conversation',
  },
  showDelivered: {
    run: (tx) => q.showDelivered(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1', now: NOW }),
    by: 'PRIMARY KEY',
  },
  markMessagesRead: { run: (tx) => q.markMessagesRead(tx, ME, 'cnv_1', 5), by: 'PRIMARY KEY' },
  archiveConversation: { run: (tx) => q.archiveConversation(tx, ME, 'cnv_1', true), by: 'PRIMARY KEY' },
  deleteBlock: { run: (tx) => q.deleteBlock(tx, ME, 'usr_2'), by: 'PRIMARY KEY' },
  tryDeliverMessage: {
    run: (tx) => q.tryDeliverMessage(tx, 'msg_1', 1, NOW),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  tryRejectMessage: {
    run: (tx) => q.tryRejectMessage(tx, 'msg_1', '', NOW),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  eraseMessages: { run: (tx) => q.eraseMessages(tx, ME), by: 'chat_messages_sender' },
  listQuickReplies: { run: (tx) => q.listQuickReplies(tx, ME), by: 'quick_replies_own' },
  findAwayAnswer: { run: (tx) => q.findAwayAnswer(tx, ME), by: 'PRIMARY KEY' },
  findAwayHere: {
    run: (tx) => q.findAwayHere(tx, { sellerId: ME, storeId: 'sto_1' }),
    by: 'PRIMARY KEY',
  },
  findSellerReplies: { run: (tx) => q.findSellerReplies(tx, ME), by: 'PRIMARY KEY' },
  listRepliers: { run: (tx) => q.listRepliers(tx, ME, 50), by: 'PRIMARY KEY' },
  listStoreReplies: { run: (tx) => q.listStoreReplies(tx, [ME, 'usr_2']), by: 'stores_seller' },
  listReplyWaits: { run: (tx) => q.listReplyWaits(tx, [ME, 'usr_2'], NOW), by: 'reply_waits_seller' },
  tryChangeQuickReply: {
    run: (tx) => q.tryChangeQuickReply(tx, { id: 'qrp_1', sellerId: ME, title: 'x', body: 'x' }),
    by: 'sqlite_autoindex_quick_replies_1',
  },
  tryDeleteQuickReply: {
    run: (tx) => q.tryDeleteQuickReply(tx, ME, 'qrp_1'),
    by: 'sqlite_autoindex_quick_replies_1',
  },
  orderQuickReplies: {
    run: (tx) => q.orderQuickReplies(tx, ME, ['qrp_1']),
    by: 'sqlite_autoindex_quick_replies_1',
  },
  closeReplyWait: { run: (tx) => q.closeReplyWait(tx, 'cnv_1', NOW), by: 'reply_waits_open' },
  dropReplyWaits: { run: (tx) => q.dropReplyWaits(tx, ME, 'usr_2'), by: 'reply_waits_open' },
  dropReplyWait: { run: (tx) => q.dropReplyWait(tx, 'msg_1'), by: 'PRIMARY KEY' },
  listAskedSince: {
    run: (tx) => q.listAskedSince(tx, { conversationId: 'cnv_1', sellerId: ME, since: 5 }),
    by: 'chat_messages_delivered',
  },
  keepSellerReplies: {
    run: (tx) => q.keepSellerReplies(tx, ME, { waits: 1, inTime: 1, median: 1 }),
    by: 'PRIMARY KEY',
  },
  eraseReplies: { run: (tx) => q.eraseReplies(tx, ME), by: 'quick_replies_own' },
}
