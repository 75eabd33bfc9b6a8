import { formatRm } from '@pasar/domain/kernel/format'
import {
  isNoticeName,
  NOTICES,
  type NoticeName,
  type NotificationKindName,
} from '@pasar/domain/notifications/kinds'
import type { Translate } from '../../../i18n/translate'
import type { IconName } from '../../../ui/icon'

const ICONS: Partial<Record<NotificationKindName, IconName>> = {
  auction: 'gavel',
  coupon: 'ticket',
  delivery: 'truck',
  message: 'chat',
  payment: 'card',
  priceDrop: 'tag',
  review: 'star',
  sale: 'store',
  security: 'shield',
  store: 'store',
  work: 'flag',
}

/** Values that are amounts in sen. */
const AMOUNTS = ['total', 'amount']

export interface NoticeWords {
  icon: IconName
  title: string
  text: string
}

/** What a notification says. One of a kind that this release does not know any more still leads somewhere. */
export function describeNotice(
  t: Translate,
  kind: string,
  data: Record<string, string | number>,
): NoticeWords {
  if (!isNoticeName(kind))
    return { icon: 'bell', title: t('notifications.other'), text: t('notifications.otherText') }
  const name: NoticeName = kind
  const values = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      AMOUNTS.includes(key) && typeof value === 'number' ? formatRm(value) : value,
    ]),
  )
  return {
    icon: ICONS[NOTICES[name]] ?? 'bell',
    title: t(`notifications.${name}`, values),
    text: t(`notifications.${name}Text`, values),
  }
}
