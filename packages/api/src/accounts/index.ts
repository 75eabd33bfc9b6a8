export type { LoggedIn } from './commands/challenges'
export { answerChallenge } from './commands/challenges'
export { balanceToWaive, deleteAccount, deletionHurdles } from './commands/delete-account'
export {
  cancelEmailChange,
  confirmEmailChange,
  emailLinkOf,
  type PendingEmail,
  pendingEmailOf,
  requestEmailChange,
} from './commands/email-change'
export { firstAdminLink, holdsLink, makeFirstAdmin } from './commands/first-admin'
export { type Account, type LoginOutcome, logIn, register } from './commands/login'
export { changePassword, requestReset, resetPassword, viewResetLink } from './commands/passwords'
export {
  addAddress,
  changeAddress,
  changeProfile,
  choose,
  makeDefaultAddress,
  removeAddress,
  removeAvatar,
  setAvatar,
} from './commands/profile'
export { isRecent, reauthenticate, requireRecent } from './commands/reauthenticate'
export { endOtherSessions, endSession, listSessions, type SessionView } from './commands/sessions'
export { liftSuspension, suspendMember } from './commands/suspension'
export { issueTokens, refreshTokens, type Tokens } from './commands/tokens'
export {
  beginTwoFactor,
  hasTwoFactor,
  mustSetUpTwoFactor,
  needsTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  type TwoFactorView,
  turnOff,
  turnOn,
  twoFactorOf,
} from './commands/two-factor'
export {
  confirmEmail,
  resendVerification,
  type VerifyLinkView,
  viewVerifyLink,
} from './commands/verification'
export { type AskedPage, isImpersonating } from './internal/impersonation'
export type { EndedSessions } from './internal/session-ends'
export type { LiveSession, Sessions } from './internal/sessions'
export { exportData } from './reads/export'
export {
  addressesOf,
  addressOf,
  type ChoiceView,
  choicesOf,
  type Profile,
  profileOf,
  shippingAddressOf,
} from './reads/profile'
