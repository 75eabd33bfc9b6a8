import { type Admin, changeRecords, staffIdsOf, staffRecordsOf, undoChangeOfRecords } from '@pasar/api'
import {
  blogWorkPath,
  DomainError,
  inboxPath,
  isUndoableAction,
  MAX_BULK,
  membersPath,
  messagesPath,
  readBlogView,
  readInboxFilter,
  readMembersFilter,
  readMessagesFilter,
  readReportsView,
  readStaffCouponsFilter,
  readStaffItemsFilter,
  readStaffOrdersFilter,
  readStaffStoresFilter,
  reportsPath,
  STAFF_CHANGE_LISTS,
  STAFF_CHANGES,
  type StaffAction,
  type StaffChange,
  type StaffChangeList,
  seenVersion,
  staffActionsOf,
  staffCouponsPath,
  staffItemsPath,
  staffOrdersPath,
  staffStoresPath,
  toWhole,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'

/** The field of a record that is to be changed; its value is the version that was shown, where it has one. */
const RECORD_FIELD = 'record-'

/** The list that one comes back to, as it was shown. */
const BACK: Readonly<Record<StaffChangeList, (params: URLSearchParams) => string>> = {
  members: (params) => membersPath(readMembersFilter(params)),
  stores: (params) => staffStoresPath(readStaffStoresFilter(params)),
  items: (params) => staffItemsPath(readStaffItemsFilter(params)),
  messages: (params) => messagesPath(readMessagesFilter(params)),
  coupons: (params) => staffCouponsPath(readStaffCouponsFilter(params), params.get('cursor')),
  orders: (params) => staffOrdersPath(readStaffOrdersFilter(params)),
  inboxes: (params) => inboxPath(readInboxFilter(params)),
  reports: (params) => reportsPath(readReportsView(params)),
  messageReports: (params) => messagesPath(readMessagesFilter(params)),
  comments: (params) => blogWorkPath(readBlogView(params)),
}

async function readAsked({ request, context, params }: LoaderFunctionArgs) {
  const admin: Admin = await guardPage('/admin/change/:list', { context, request })
  const list = STAFF_CHANGE_LISTS.find((known) => known === params.list)
  if (list === undefined) throw notFound()
  return { admin, list }
}

const readAction = (list: StaffChangeList, asked: string | null | undefined): StaffAction | null =>
  staffActionsOf(list).find((known) => known === asked) ?? null

/** What would be done, and with which records. */
export async function loader(asked: LoaderFunctionArgs) {
  const { request, context } = asked
  const { admin, list } = await readAsked(asked)
  const params = new URL(request.url).searchParams
  const action = readAction(list, params.get('do'))
  const chosen = { ids: [...new Set(params.getAll('id'))].slice(0, MAX_BULK), hasMore: false }
  const { ids, hasMore } =
    params.has('all') && action !== null ? await staffIdsOf(context.ctx, admin, list, params) : chosen
  const [head, records] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t(`staffChanges.title_${list}`),
      description: t('staffChanges.lead'),
    })),
    action === null ? [] : staffRecordsOf(context.ctx, admin, list, ids),
  ])
  return {
    head,
    list,
    action,
    hasMore,
    back: toWhole(BACK[list](params)),
    canUndo: action !== null && isUndoableAction(action),
    records: records.map(({ id, title, refusals, details, version }) => ({
      id,
      version: version ?? null,
      title,
      refusal: (action === null ? null : refusals[action]) ?? null,
      details,
    })),
  }
}

function readChange(list: StaffChangeList, values: FormValues): StaffChange {
  const action = readAction(list, values.do)
  const schemas: Partial<Record<StaffAction, Parameters<typeof parseForm>[0]>> = STAFF_CHANGES[list]
  const schema = action === null ? undefined : schemas[action]
  if (schema === undefined) throw new DomainError('VALIDATION')
  return { action, input: parseForm(schema, values) } as StaffChange
}

const readVersion = (value: string | undefined): number | null => {
  const { success, data } = seenVersion.safeParse(value)
  return success ? data : null
}

/** Does it, or takes it back. */
export async function action(asked: ActionFunctionArgs) {
  const { ctx } = asked.context
  const { admin, list } = await readAsked(asked)
  const values = await readForm(asked.request)
  return answerForm(values, async () => {
    if (values.intent === 'undo') {
      const result = await orNotFound(undoChangeOfRecords(ctx, admin, values.undo ?? ''))
      return { failure: undefined, isUndone: true, result: { ...result, undo: null } }
    }
    const change = readChange(list, values)
    const chosen = Object.entries(values).flatMap(([name, value]): [string, number | null][] =>
      name.startsWith(RECORD_FIELD) ? [[name.slice(RECORD_FIELD.length), readVersion(value)]] : [],
    )
    const ids = chosen.map(([id]) => id)
    const seen = new Map(chosen.flatMap(([id, version]) => (version === null ? [] : [[id, version]])))
    const result = await changeRecords(ctx, admin, ids, change, seen)
    return { failure: undefined, isUndone: false, result }
  })
}
