import { makeNotificationsAction, makeNotificationsLoader } from '../server/notifications.server'

const PATH = '/notifications/user'

export const loader = makeNotificationsLoader(PATH)

export const action = makeNotificationsAction(PATH)
