import { exportDecided, exportHeld, exportReports } from '@pasar/api'
import { messagesPath, readMessagesFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Translate } from '../../../i18n/translate'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'
import { decisionOf, readHeldFor } from '../server/message-decision.server'

const writeHeldFor = ({ heldFor }: { heldFor: string }, t: Translate): string =>
  readHeldFor(heldFor)
    .map((reason) => t(`messageWork.heldFor_${reason}`))
    .join(', ')

/** The messages that wait, the reports that do, or what was decided on; as the list of `/admin/messages`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/messages.csv', { context, request })
  const filter = readMessagesFilter(new URL(request.url).searchParams)
  const back = messagesPath(filter)
  if (filter.list === 'reports')
    return sendListFile(request, {
      name: 'reported-messages.csv',
      back,
      rows: exportReports(context.ctx, admin, filter),
      heads: [
        'messageWork.csv_id',
        'messageReports.csv_reported',
        'messageReports.csv_reason',
        'messageReports.csv_note',
        'messageWork.bySender',
        'messageWork.csv_email',
        'messageWork.byReceiver',
        'messageWork.csv_store',
        'messageWork.csv_about',
        'messageWork.csv_body',
        'messageWork.csv_rejections',
      ],
      cells: (report, t) => [
        report.messageId,
        writeTime(report.createdAt),
        t(`chat.${report.reason}Reason`),
        report.note,
        report.senderName,
        report.senderEmail,
        report.receiverName,
        report.storeName,
        report.about ?? '',
        report.body,
        report.rejections,
      ],
    })
  if (filter.list === 'decided')
    return sendListFile(request, {
      name: 'decided-messages.csv',
      back,
      rows: exportDecided(context.ctx, admin, filter),
      heads: [
        'messageWork.csv_id',
        'messageWork.csv_written',
        'messageWork.csv_heldFor',
        'messageReports.csv_reason',
        'messageReports.csv_note',
        'messageWork.decision',
        'messageWork.csv_decided',
        'messageWork.bySender',
        'messageWork.csv_email',
        'messageWork.byReceiver',
        'messageWork.csv_store',
        'messageWork.csv_about',
        'messageWork.csv_body',
        'messageWork.csv_rejections',
      ],
      cells: (message, t) => [
        message.id,
        writeTime(message.writtenAt),
        writeHeldFor(message, t),
        message.reason === null ? '' : t(`chat.${message.reason}Reason`),
        message.note,
        t(`messageWork.decision_${decisionOf(message)}`),
        writeTime(message.createdAt),
        message.senderName,
        message.senderEmail,
        message.receiverName,
        message.storeName,
        message.about ?? '',
        message.body,
        message.rejections,
      ],
    })
  return sendListFile(request, {
    name: 'held-messages.csv',
    back,
    rows: exportHeld(context.ctx, admin, filter),
    heads: [
      'messageWork.csv_id',
      'messageWork.csv_written',
      'messageWork.csv_heldFor',
      'messageWork.bySender',
      'messageWork.csv_email',
      'messageWork.byReceiver',
      'messageWork.csv_store',
      'messageWork.csv_about',
      'messageWork.csv_body',
      'messageWork.csv_rejections',
    ],
    cells: (message, t) => [
      message.id,
      writeTime(message.createdAt),
      writeHeldFor(message, t),
      message.senderName,
      message.senderEmail,
      message.receiverName,
      message.storeName,
      message.about ?? '',
      message.body,
      message.rejections,
    ],
  })
}
