import type { MessageState } from '@pasar/domain/messaging/messages'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { When } from '../../platform/components/when'
import { Photos } from './photos'

interface Case {
  body: string
  pictures: readonly string[]
  createdAt: number
  senderName: string
  senderEmail: string
  receiverName: string
  storeName: string
  about: string | null
  rejections: number
  context: readonly {
    id: string
    isBySender: boolean
    body: string
    state: MessageState
    pictures: readonly string[]
  }[]
  history: readonly { id: string; body: string; rejection: string; createdAt: number }[]
}

const WORDS = 'wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]'

/** A message that an admin decides about: who wrote it to whom, what came before it, and what else of theirs was rejected. */
export function MessageCase({
  message,
  badges,
  children,
}: {
  message: Case
  badges: ReactNode
  children: ReactNode
}) {
  const t = useT()
  const { body, about, storeName, rejections, createdAt } = message
  const former = t('site.formerMember')
  return (
    <Card as="section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold wrap-anywhere">
          {t('messageWork.from', {
            sender: message.senderName || former,
            receiver: message.receiverName || former,
          })}
        </h2>
        <When at={createdAt} className="text-sm text-ink-soft" />
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {message.senderEmail} · {t('messageWork.fromStore', { store: storeName || former })}
        {about !== null && ` · ${about}`}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {badges}
        {rejections > 0 && (
          <Badge tone="bunga" icon="warning">
            {t('messageWork.rejections', { count: rejections })}
          </Badge>
        )}
      </p>
      <div className="mt-3 rounded-control bg-sunken px-4 py-3">
        {body !== '' && (
          <p dir="auto" className={WORDS}>
            {body}
          </p>
        )}
        <Photos keys={message.pictures} />
      </div>
      {message.context.length > 0 && (
        <Disclosure summary={t('messageWork.context')} className="mt-2">
          <ol className="space-y-2 text-sm">
            {message.context.map((line) => (
              <li key={line.id} className="border-l-3 border-line pl-3">
                <span className="font-semibold">
                  {t(line.isBySender ? 'messageWork.bySender' : 'messageWork.byReceiver')}
                </span>{' '}
                <span className="text-ink-soft">({t(`messageWork.state_${line.state}`)})</span>
                <p dir="auto" className={WORDS}>
                  {line.body}
                </p>
                <Photos keys={line.pictures} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {message.history.length > 0 && (
        <Disclosure summary={t('messageReports.history')} className="mt-2">
          <ol className="space-y-2 text-sm">
            {message.history.map((line) => (
              <li key={line.id} className="border-l-3 border-line pl-3">
                <When at={line.createdAt} className="text-ink-soft" />
                <p dir="auto" className={WORDS}>
                  {line.body}
                </p>
                <p className="wrap-anywhere text-ink-soft">{line.rejection || t('messages.noReason')}</p>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {children}
    </Card>
  )
}
