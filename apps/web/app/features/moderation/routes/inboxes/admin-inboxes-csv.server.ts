import { exportInboxes } from '@pasar/api'
import { CSV_MARK, csvLine, inboxPath, LANGUAGE_NAME, readInboxFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../../i18n/language.server'
import { orBackTo } from '../../../../lib/session/back-to.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendCsv } from '../../../selling/server/imports.server'
import { sayAbout } from '../../client/inbox-tones'

/** The entries that the filters of `/admin/inboxes` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/inboxes.csv', { context, request })
  const language = await languageOf(request)
  const t = translateFor(language)
  const filter = readInboxFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(inboxPath(filter), exportInboxes(context.ctx, admin, filter, language))
  async function* write() {
    yield `${CSV_MARK}${csvLine([
      t('inboxWork.csv_id'),
      t('inboxWork.inbox'),
      t('inboxWork.state'),
      t('inboxWork.received'),
      t('inboxWork.name'),
      t('inboxWork.email'),
      t('inboxWork.language'),
      t('inboxWork.about'),
      t('inboxWork.message'),
      t('inboxWork.who'),
    ])}`
    for await (const entries of exported)
      yield entries
        .map((entry) =>
          csvLine([
            entry.id,
            t(`inboxWork.inbox_${entry.inbox}`),
            t(`inboxWork.state_${entry.state}`),
            new Date(entry.createdAt).toISOString(),
            entry.name,
            entry.email,
            LANGUAGE_NAME[entry.language],
            sayAbout(t, entry),
            entry.body,
            entry.assigneeId === null ? '' : entry.assigneeName || t('inboxWork.gone'),
          ]),
        )
        .join('')
  }
  return sendCsv('inboxes.csv', write())
}
