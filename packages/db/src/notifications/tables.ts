import type { Generated } from 'kysely'

export interface NotificationChoicesTable {
  user_id: string
  kind: string
  in_app: 0 | 1
  mail: 0 | 1
}

export interface NotificationsTable {
  id: string
  user_id: string
  kind: string
  /** JSON values for the words of the notification. */
  data: Generated<string>
  link: Generated<string>
  created_at: number
  read_at: number | null
}

export interface NotificationsTables {
  notifications: NotificationsTable
  notification_choices: NotificationChoicesTable
}
