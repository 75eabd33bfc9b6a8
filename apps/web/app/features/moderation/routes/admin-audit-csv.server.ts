import { exportAudit } from '@pasar/api'
import { auditPath, CSV_MARK, csvLine, readAuditFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { sendCsv } from '../../selling/server/imports.server'

const HEADS = ['number', 'time', 'actorId', 'actor', 'action', 'subject', 'reason', 'hash'] as const

/** The entries that the filters of `/admin/audit` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/audit.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readAuditFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(auditPath(filter), exportAudit(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine(HEADS.map((head) => t(`auditLog.csv_${head}`)))}`
    for await (const entries of exported)
      yield entries
        .map(({ position, createdAt, actorId, actorName, action, subjectId, reason, hash }) =>
          csvLine([
            position,
            new Date(createdAt).toISOString(),
            actorId ?? t('auditLog.shell'),
            actorName ?? '',
            t(`staffLog.act_${action}`),
            subjectId,
            reason,
            hash,
          ]),
        )
        .join('')
  }
  return sendCsv('audit-log.csv', write())
}
