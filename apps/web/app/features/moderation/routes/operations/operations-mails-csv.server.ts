import { exportMails } from '@pasar/api'
import { mailsPath, readMailsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'
import { MAIL_TIMES } from '../../client/mail-times'

/** The mails of a list without what they say, as the list of `/admin/operations/mails`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/operations/mails.csv', { context, request })
  const filter = readMailsFilter(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: `${filter.list}-emails.csv`,
    back: mailsPath(filter),
    rows: exportMails(context.ctx, admin, filter),
    heads: [
      'operations.csv_id',
      'operations.kind',
      'operations.to',
      'memberWork.language',
      'operations.made',
      'operations.tries',
      MAIL_TIMES[filter.list],
      'operations.error',
    ],
    cells: (mail, t) => [
      mail.id,
      mail.kind,
      mail.email,
      t(`memberWork.language_${mail.language}`),
      writeTime(mail.createdAt),
      mail.tries,
      writeTime(mail.finishedAt ?? mail.dueAt),
      mail.error,
    ],
  })
}
