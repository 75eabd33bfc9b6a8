import {
  makeNotificationsAction,
  makeNotificationsLoader,
} from '../features/notifications/notifications-door.server'
import { NotificationsPage } from '../features/notifications/notifications-page'
import { headMeta } from '../lib/meta'

const PATH = '/admin-notifications'

export const loader = makeNotificationsLoader(PATH)
export const action = makeNotificationsAction(PATH)
export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export default NotificationsPage
