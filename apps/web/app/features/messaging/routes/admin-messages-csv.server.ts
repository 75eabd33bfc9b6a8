import { exportHeld, exportReports } from '@pasar/api'
import { HOLD_REASONS, messagesPath, readMessagesFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'

/** The messages that wait, or the reports that do; as the list of `/admin/messages`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/messages.csv', { context, request })
  const filter = readMessagesFilter(new URL(request.url).searchParams)
  const back = messagesPath(filter)
  if (filter.list === 'reports')
    return sendListFile(request, {
      name: 'reported-messages.csv',
      back,
      rows: exportReports(context.ctx, admin, filter.sort),
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
  return sendListFile(request, {
    name: 'held-messages.csv',
    back,
    rows: exportHeld(context.ctx, admin, filter.sort),
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
      HOLD_REASONS.filter((reason) => message.heldFor.split(',').includes(reason))
        .map((reason) => t(`messageWork.heldFor_${reason}`))
        .join(', '),
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
