import { makeNotificationsAction, makeNotificationsLoader } from '../server/notifications.server'

const PATH = '/manager-notifications'

export const loader = makeNotificationsLoader(PATH)

export const action = makeNotificationsAction(PATH)
