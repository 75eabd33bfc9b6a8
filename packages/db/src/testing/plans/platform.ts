import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

const WHOLE_LOG = { actor: null, action: null, subjectId: null, from: null, until: null }

export const platform: Record<string, Served> = {
  tryChangeSetting: {
    run: (tx) => q.tryChangeSetting(tx, { name: 'x', seen: '1', value: '2' }, NOW),
    by: 'PRIMARY KEY',
  },
  listSettingChanges: {
    run: (tx) => q.listSettingChanges(tx, ['x', 'y'], 20),
    by: 'audit_log_subject',
    sorts: 'a setting is seldom changed',
  },
  findBulkChange: { run: (tx) => q.findBulkChange(tx, ME, 'blk_1'), by: 'PRIMARY KEY' },
  listBulkRecords: { run: (tx) => q.listBulkRecords(tx, 'blk_1'), by: 'PRIMARY KEY' },
  tryTakeBulkRecord: { run: (tx) => q.tryTakeBulkRecord(tx, 'blk_1', ME), by: 'PRIMARY KEY' },
  findLastEntry: { run: (tx) => q.findLastEntry(tx, ME, ['hideStore']), by: 'audit_log_subject' },
  listSavedViews: { run: (tx) => q.listSavedViews(tx, ME, 'members'), by: 'saved_views_own' },
  changeSavedView: { run: (tx) => q.changeSavedView(tx, 'svv_1', { name: 'x' }), by: 'PRIMARY KEY' },
  clearDefaultView: { run: (tx) => q.clearDefaultView(tx, ME, 'members'), by: 'saved_views_own' },
  dropRemovedViews: { run: (tx) => q.dropRemovedViews(tx, ME, 'members'), by: 'saved_views_own' },
  exportSavedViews: { run: (tx) => q.exportSavedViews(tx, ME), by: 'saved_views_own' },
  listStaffNotes: { run: (tx) => q.listStaffNotes(tx, ME, 10), by: 'staff_notes_subject' },
  listAuditEntries: {
    run: (tx) => q.listAuditEntries(tx, ME, 10),
    by: 'audit_log_subject',
    sorts: 'the two lists: at most twice as many',
  },
  'listAuditLog, all': {
    run: (tx) => q.listAuditLog(tx, WHOLE_LOG, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_newest',
  },
  'listAuditLog, the oldest first': {
    run: (tx) =>
      q.listAuditLog(tx, { ...WHOLE_LOG, sort: 'reverse' }, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_newest',
  },
  'listAuditLog, of an action': {
    run: (tx) =>
      q.listAuditLog(
        tx,
        { ...WHOLE_LOG, action: 'hideStore', from: 1, until: 9 },
        { direction: 'after', value: 9, seq: 9 },
        10,
      ),
    by: 'audit_log_action',
  },
  'listAuditLog, by a member': {
    run: (tx) =>
      q.listAuditLog(
        tx,
        { ...WHOLE_LOG, actor: { email: 'a@pasar.test' } },
        { direction: 'after', value: 9, seq: 9 },
        10,
      ),
    by: 'audit_log_actor',
  },
  'listAuditLog, by the shell': {
    run: (tx) =>
      q.listAuditLog(tx, { ...WHOLE_LOG, actor: 'shell' }, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_shell',
  },
  'listAuditLog, about something': {
    run: (tx) =>
      q.listAuditLog(tx, { ...WHOLE_LOG, subjectId: ME }, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_subject',
  },
  listAuditedActions: { run: (tx) => q.listAuditedActions(tx), by: 'audit_log_action' },
  verifyAuditChain: { run: (tx) => q.verifyAuditChain(tx), by: 'audit_log_position' },
  findLastAct: { run: (tx) => q.findLastAct(tx, ME, ['suspendMember']), by: 'audit_log_subject' },
  findLastDoer: { run: (tx) => q.findLastDoer(tx, ['moveFeatured', 'featureItem']), by: 'audit_log_action' },
  findLastReason: { run: (tx) => q.findLastReason(tx, ME, 'suspendSelling'), by: 'audit_log_subject' },
  findLastActor: { run: (tx) => q.findLastActor(tx, ME, ['hideStore']), by: 'audit_log_subject' },
  findBanners: {
    run: (tx) => q.findBanners(tx, 'en'),
    by: 'banners_active',
    sorts: 'few banners have the same place',
  },
  claimMails: { run: (tx) => q.claimMails(tx, NOW, NOW + 1, 4), by: 'mails_due' },
  finishMail: {
    run: (tx) => q.finishMail(tx, { id: 'mai_1', tries: 1 }, { state: 'sent', error: '', now: NOW }),
    by: 'sqlite_autoindex_mails_1',
  },
  postponeMail: {
    run: (tx) => q.postponeMail(tx, { id: 'mai_1', tries: 1 }, { error: '', dueAt: NOW }),
    by: 'sqlite_autoindex_mails_1',
  },
  'listOutbox, waiting': { run: (tx) => q.listOutbox(tx, 'waiting', cursor, 10), by: 'mails_waiting' },
  'listOutbox, sent': { run: (tx) => q.listOutbox(tx, 'sent', cursor, 10), by: 'mails_sent' },
  'listOutbox, failed': { run: (tx) => q.listOutbox(tx, 'failed', cursor, 10), by: 'mails_failed' },
  'listOutbox, the oldest first': {
    run: (tx) => q.listOutbox(tx, 'sent', cursor, 10, { sort: 'reverse' }),
    by: 'mails_sent',
  },
  'listOutbox, found': {
    run: (tx) => q.listOutbox(tx, 'failed', cursor, 10, { words: 'ali' }),
    by: 'mails_address',
    sorts: 'some to alike addresses',
  },
  countOutbox: { run: (tx) => q.countOutbox(tx), by: 'mails_sent' },
  tryRetryMail: { run: (tx) => q.tryRetryMail(tx, 'mai_1', NOW), by: 'sqlite_autoindex_mails_1' },
  retryFailedMails: { run: (tx) => q.retryFailedMails(tx, NOW, 10), by: 'mails_failed' },
  tryHurryJob: { run: (tx) => q.tryHurryJob(tx, 'mail', NOW), by: 'PRIMARY KEY' },
  findStorageMeasures: { run: (tx) => q.findStorageMeasures(tx, 1), by: 'PRIMARY KEY' },
  deleteStorageMeasures: { run: (tx) => q.deleteStorageMeasures(tx, 1), by: 'PRIMARY KEY' },
  findUsedUp: { run: (tx) => q.findUsedUp(tx, 'login', 5, NOW), by: 'PRIMARY KEY' },
  deleteFinishedMails: { run: (tx) => q.deleteFinishedMails(tx, NOW, 500), by: 'mails_finished' },
  takeBackMail: { run: (tx) => q.takeBackMail(tx, 'messageNew:usr_1:cnv_1'), by: 'sqlite_autoindex_mails_2' },
  deleteUserMails: { run: (tx) => q.deleteUserMails(tx, ME), by: 'mails_user' },
  claimJob: {
    run: (tx) => q.claimJob(tx, 'mail', NOW, { id: 'run_1', now: NOW, heldUntil: NOW }),
    by: 'PRIMARY KEY',
  },
  releaseJob: { run: (tx) => q.releaseJob(tx, 'mail', 'run_1'), by: 'PRIMARY KEY' },
  hurryMails: {
    run: (tx) => q.hurryMails(tx, NOW, { createdAt: NOW, dueAt: NOW, heldUntil: NOW }),
    by: 'mails_due',
  },
  holdJob: { run: (tx) => q.holdJob(tx, 'mail', 'run_1', NOW), by: 'PRIMARY KEY' },
  resetJob: {
    run: (tx) => q.resetJob(tx, { name: 'mail', dueAt: NOW, heldUntil: 0 }, NOW),
    by: 'PRIMARY KEY',
  },
  finishJob: {
    run: (tx) => q.finishJob(tx, 'mail', 'run_1', { now: NOW, dueAt: NOW, error: '' }),
    by: 'PRIMARY KEY',
  },
  findSettings: { run: (tx) => q.findSettings(tx, ['x', 'y']), by: 'PRIMARY KEY' },
  readSetting: { run: (tx) => q.readSetting(tx, 'x'), by: 'PRIMARY KEY' },
  findLimit: { run: (tx) => q.findLimit(tx, 'login:x', NOW, NOW + 1), by: 'PRIMARY KEY' },
  deleteLimit: { run: (tx) => q.deleteLimit(tx, 'login:x'), by: 'PRIMARY KEY' },
  deleteEndedLimits: { run: (tx) => q.deleteEndedLimits(tx, NOW, 500), by: 'rate_limits_expiry' },
}
