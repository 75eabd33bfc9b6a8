export {
  changeStore,
  createStore,
  removeStore,
  removeStorePicture,
  setStorePicture,
} from './commands'
export { followStore } from './commands/follow'
export { type FollowPage, followOf, ownStore, ownStores } from './reads'
export { storeFeed } from './reads/feeds'
