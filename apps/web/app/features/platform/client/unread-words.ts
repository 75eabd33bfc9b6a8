import type { Translate } from '../../../i18n/translate'

export const describeUnread = (t: Translate, count: number): string =>
  count === 0 ? t('site.noNotifications') : t('site.newNotifications', { count })
