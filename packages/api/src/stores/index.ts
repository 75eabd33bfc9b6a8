export {
  changeStore,
  createStore,
  removeStore,
  removeStorePicture,
  setStorePicture,
} from './commands'
export { followStore } from './commands/follow'
export { changeStaff, inviteStaff, removeStaff, renewInvitation, revokeInvitation } from './commands/staff'
export { acceptInvitation, chooseWork, leaveStaff } from './commands/staff-membership'
export {
  endedWorkOf,
  type FollowPage,
  followedBy,
  followOf,
  followsStore,
  type InvitationPage,
  invitationPage,
  membershipPage,
  ownStore,
  ownStores,
  type PublicStore,
  publicStoresOf,
  staffPage,
} from './reads'
export { storeFeed } from './reads/feeds'
