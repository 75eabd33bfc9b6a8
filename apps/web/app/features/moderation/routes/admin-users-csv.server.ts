import { exportMembers } from '@pasar/api'
import { CSV_MARK, csvLine, membersPath, readMembersFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { sendCsv } from '../../selling/server/imports.server'

const HEADS = ['id', 'name', 'email', 'phone', 'role', 'state', 'joined'] as const

/** The members that the filters of `/admin/users` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/users.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readMembersFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(membersPath(filter), exportMembers(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine(HEADS.map((head) => t(`memberWork.csv_${head}`)))}`
    for await (const members of exported)
      yield members
        .map(({ id, name, email, phone, role, state, createdAt }) =>
          csvLine([
            id,
            name,
            email,
            phone ?? '',
            t(`memberWork.role_${role}`),
            t(`memberWork.state_${state}`),
            new Date(createdAt).toISOString(),
          ]),
        )
        .join('')
  }
  return sendCsv('members.csv', write())
}
