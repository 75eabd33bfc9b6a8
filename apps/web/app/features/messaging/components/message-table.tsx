import { linkTo } from '@pasar/domain/access/link-to'
import type { MessageColumn } from '@pasar/domain/moderation/message-queue'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { chooseFor } from '../../platform/components/lists/staff-bulk'
import { Count, Word } from '../../platform/components/lists/word'
import { When } from '../../platform/components/when'
import type { MessageRow } from '../routes/admin-messages.server'

/** The messages of a list, each with what leads to all that is known about it. */
export function MessageTable({
  caption,
  rows,
  shown,
  isDecided,
}: {
  caption: string
  rows: readonly MessageRow[]
  shown: readonly MessageColumn[]
  /** There is nothing left to do about them. */
  isDecided: boolean
}) {
  const t = useT()
  const former = t('site.formerMember')
  return (
    <ListTable<MessageRow, MessageColumn>
      caption={caption}
      head={{
        words: 'messageWork.people',
        cell: ({ id, senderName, receiverName }) => (
          <RowLink to={linkTo('/admin/messages/:id', { id })}>
            {t('messageWork.from', { sender: senderName || former, receiver: receiverName || former })}
          </RowLink>
        ),
      }}
      rows={rows}
      columns={MESSAGE_TABLE}
      shown={shown}
      {...(!isDecided && {
        select: chooseFor<MessageRow>(
          ({ senderName }) => t('staffChanges.choose', { title: senderName || former }),
          ({ id, reportId }) => reportId ?? id,
        ),
      })}
    />
  )
}

/** What somebody has written, as it was written. */
const Written = ({ text }: { text: string }) => (
  <span dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]">
    {text}
  </span>
)

function Body({ message: { body, pictures } }: { message: MessageRow }) {
  const t = useT()
  return (
    <span className="block min-w-0 xl:min-w-56">
      {body !== '' && <Written text={body} />}
      {pictures.length > 0 && (
        <span className="text-ink-soft">{t('messageWork.pictures', { count: pictures.length })}</span>
      )}
    </span>
  )
}

export const MESSAGE_TABLE: ListColumns<MessageRow, MessageColumn> = {
  body: { words: 'messageWork.csv_body', cell: (message) => <Body message={message} /> },
  heldFor: {
    words: 'messageWork.csv_heldFor',
    cell: ({ heldFor }) =>
      heldFor.length === 0 ? null : (
        <span className="inline-flex flex-wrap gap-1">
          {heldFor.map((reason) => (
            <Badge key={reason} tone="kunyit" icon="flag">
              <Word of={`messageWork.heldFor_${reason}`} />
            </Badge>
          ))}
        </span>
      ),
  },
  reason: {
    words: 'messageReports.csv_reason',
    cell: ({ reason }) =>
      reason === null ? null : (
        <Badge tone="kunyit" icon="flag">
          <Word of={`chat.${reason}Reason`} />
        </Badge>
      ),
  },
  note: {
    words: 'messageReports.csv_note',
    cell: ({ note }) => (note === '' ? null : <Written text={note} />),
  },
  decision: {
    words: 'messageWork.decision',
    cell: ({ decision }) =>
      decision === null ? null : (
        <Badge tone={decision === 'delivered' || decision === 'dismissed' ? 'jade' : 'bunga'}>
          <Word of={`messageWork.decision_${decision}`} />
        </Badge>
      ),
  },
  decided: { words: 'messageWork.csv_decided', cell: ({ createdAt }) => <When at={createdAt} /> },
  written: {
    words: 'messageWork.csv_written',
    cell: ({ writtenAt, createdAt }) => <When at={writtenAt ?? createdAt} />,
  },
  reported: { words: 'messageReports.csv_reported', cell: ({ createdAt }) => <When at={createdAt} /> },
  rejections: {
    words: 'messageWork.csv_rejections',
    cell: ({ rejections }) => <Count of={rejections} />,
    numeric: true,
  },
  store: { words: 'messageWork.csv_store', cell: ({ storeName }) => storeName },
  about: { words: 'messageWork.csv_about', cell: ({ about }) => about },
  email: { words: 'messageWork.csv_email', cell: ({ senderEmail }) => senderEmail },
}
