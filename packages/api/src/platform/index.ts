export { type CacheContents, ChangeCache } from './change-cache'
export { type Config, ConfigError, readConfig } from './config'
export type { Context } from './context'
export type { AuctionEvent, MemberEvent } from './events'
export { type JobState, jobStates, startJobs } from './jobs'
export { JOB_NAMES, type JobName } from './jobs/names'
export { type Limits, tooMany } from './limits/limits'
export { makeReadOnly } from './limits/read-only'
export { contextFor } from './limits/request-context'
export { type MailPreview, previewMail } from './mail/preview'
export { type NewMail, queueMail } from './mail/queue'
export {
  type ArticleOptions,
  articleBlocks,
  escapeMarkdown,
  type OwnTextView,
  renderArticle,
  renderMarkdown,
  renderOwnText,
} from './markdown'
export { retryMail, retryMails, runJobNow } from './operations/commands'
export { describeOpenFailure } from './operations/open-failure'
export {
  exportMails,
  type JobView,
  jobsPage,
  type MailsPage,
  mailsPage,
  type RequestsPage,
  requestsPage,
  type StoragePage,
  storagePage,
} from './operations/reads'
export { type RequestNote, SLOW_MS } from './operations/request-log'
export { whileSending } from './pictures/sending'
export { answerRest, CACHED_REST_PATHS, type RestAnswer } from './rest/dispatch'
export { describeFailure, failWith } from './rest/failure'
export { type ContractDocument, loadContract } from './rest/load-contract'
export { openServices, type ServiceOptions, type Services } from './services'
export { changeAppLinks, readAppLinks } from './settings/app-links'
export { changeSettings } from './settings/change'
export { chooseLanguage, prepareMarket, probeWrites } from './settings/choices'
export { chooseCurrency, currencyOfMember, currencyRates } from './settings/currency'
export { changeOperator, readOperator } from './settings/operator'
export { isFeatureOn } from './settings/require-feature'
export { SAFEGUARDS } from './settings/safeguards'
export {
  type NamedField,
  previewSettings,
  type SettingChangePreview,
  settingsOverview,
  settingsPage,
} from './settings/section-page'
export { describeSocket, listSocketEvents, type SocketEvent } from './socket/document'
export { CLIENT_EVENTS, type ClientEvents, type ServerEvents } from './socket/events'
export { type FailureData, type TrpcContext, toFailure } from './trpc'
export {
  removeView,
  renameView,
  requireOwnView,
  restoreView,
  type SavedViews,
  savedViewsOf,
  saveView,
  setDefaultView,
  type ViewOfList,
} from './views/saved-views'
