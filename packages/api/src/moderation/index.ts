export { type ReportedThing, type ReportTarget, report, reportedThing } from './commands'
export { appealRemoval, decideAppeal } from './commands/appeals'
export { changeBanner, deleteBanner, makeBanner, setBannerPicture, switchBanner } from './commands/banners'
export { tellItemsApart } from './commands/duplicates'
export { decideHeldPayment } from './commands/held-payments'
export { endImpersonation, startImpersonation } from './commands/impersonation'
export { featureItem, moveFeatured, removeItem, restoreItem } from './commands/items'
export {
  endMemberSessions,
  liftFromDesk,
  noteMember,
  resetMemberTwoFactor,
  suspendFromDesk,
} from './commands/members'
export { noteOrder, resendOrderMail } from './commands/orders'
export { retryRefund } from './commands/refunds'
export { closeReport, removeReported } from './commands/reports'
export { changeRole } from './commands/roles'
export { liftSelling, suspendSelling } from './commands/selling'
export { changeRecords, undoChangeOfRecords } from './commands/staff-changes'
export { hideStore, noteStore, showStore } from './commands/stores'
export type { StaffRecord } from './internal/staff-records'
export { noteDuplicates } from './jobs/duplicates'
export { type AuditPage, auditPage, exportAudit } from './reads/audit'
export { type BannerPage, type BannerPreview, bannerPage, bannersPage, previewBanner } from './reads/banners'
export {
  type AdminDashboard,
  adminDashboard,
  type ManagerDashboard,
  managerDashboard,
  type WaitingApplication,
} from './reads/dashboard'
export {
  exportStaffItems,
  removalsOf,
  type StaffItemPage,
  type StaffItemsPage,
  staffItemPage,
  staffItemsPage,
} from './reads/items'
export {
  exportMembers,
  type MemberPage,
  type MemberSession,
  memberPage,
  membersPage,
} from './reads/members'
export {
  exportStaffOrders,
  type StaffOrderPage,
  type StaffParcel,
  staffOrderPage,
  staffOrdersPage,
} from './reads/orders'
export { exportReportQueue, reportQueue } from './reads/reports'
export { type StaffFound, type StaffMatches, searchBackOffice } from './reads/search'
export { staffIdsOf, staffRecordsOf } from './reads/staff-changes'
export { exportStores, type StaffStorePage, staffStorePage, staffStoresPage } from './reads/stores'
