import type { MessageState } from '@pasar/domain/messaging/messages'
import { useI18n } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { Icon, type IconName } from '../../../ui/icon'
import { TextLink } from '../../../ui/text-link'
import { formatClock } from '../../platform/components/when'
import { Photos } from './photos'

export interface ShownMessage {
  body: string
  isOwn: boolean
  state: MessageState | 'sending'
  /** What the admin wrote who rejected it. */
  rejection: string
  createdAt: number
  isAutomatic?: boolean
  /** Keys. */
  pictures: readonly string[]
  /** Whether the other one has read it. */
  isRead?: boolean
  /** How many are being sent. */
  sendingPictures?: number
}

const ICONS: Record<ShownMessage['state'], IconName> = {
  sending: 'clock',
  pending: 'clock',
  delivered: 'check',
  rejected: 'warning',
}

/** A message, on the side of its sender; one's own show their delivery state. */
export function Bubble({
  message,
  name,
  reportTo,
}: {
  message: ShownMessage
  name: string
  /** Where one reports it; nothing for one's own. */
  reportTo?: string
}) {
  const { t, tag } = useI18n()
  const { body, isOwn, state, rejection, createdAt, isAutomatic = false } = message
  const { pictures, sendingPictures = 0, isRead } = message
  const count = pictures.length + sendingPictures
  return (
    <div data-bubble="" className={cx('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      <div
        className={cx(
          'max-w-[85%] rounded-card px-4 py-2',
          isOwn ? 'bg-jade-soft text-ink' : 'border border-line bg-surface',
          state === 'rejected' && 'bg-bunga-soft',
        )}
      >
        <p className="sr-only">{isOwn ? t('messages.you', { text: '' }) : name}</p>
        <Photos keys={pictures} />
        {sendingPictures > 0 && (
          <p className="text-ink-soft">{t('chat.onlyPhotos', { count: sendingPictures })}</p>
        )}
        {body === '' && count === 0 && <p className="text-ink-soft italic">{t('messages.removed')}</p>}
        {body !== '' && (
          // A text of another direction, or an unclosed one, stays within its bubble.
          <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]">
            {body}
          </p>
        )}
      </div>
      <p className="mt-1 flex max-w-[85%] flex-wrap items-center gap-x-1 text-xs text-ink-soft">
        {state !== 'sending' && (
          <time dateTime={new Date(createdAt).toISOString()}>{formatClock(tag, createdAt)}</time>
        )}
        {isAutomatic && <span>{t('replies.automatic')}</span>}
        {reportTo !== undefined && (
          <TextLink to={reportTo} className="inline-flex min-h-6 items-center px-1">
            {t('chat.report')}
          </TextLink>
        )}
        {isOwn && (
          <span
            className={cx(
              'inline-flex items-center gap-1',
              state === 'rejected' && 'font-semibold text-bunga-ink',
            )}
          >
            <Icon name={ICONS[state]} size={14} />
            {isRead ? t('chat.read') : t(`messages.${state}`)}
          </span>
        )}
      </p>
      {isOwn && state === 'pending' && (
        <p className="max-w-[85%] text-right text-xs text-ink-soft">{t('messages.pendingText', { name })}</p>
      )}
      {isOwn && state === 'rejected' && (
        <p className="max-w-[85%] text-right text-sm wrap-anywhere text-bunga-ink">
          {t('messages.rejectedFor', { reason: rejection || t('messages.noReason') })}
        </p>
      )}
    </div>
  )
}
