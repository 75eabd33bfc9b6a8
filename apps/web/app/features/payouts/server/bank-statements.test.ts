import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, formOf, makeArgs } from '../../../testing/context'
import { action as explain, loader as lines } from '../routes/admin-bank-lines.server'
import { action as decide, loader as statement } from '../routes/admin-bank-statement.server'
import { loader as statements, action as upload } from '../routes/admin-bank-statements.server'

const { users } = SMALL
const admin = asMember(users.admin, ROLE.ADMIN)
const PATH = '/admin/books/statements'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function call(work: unknown, path: string, body?: FormData | URLSearchParams, id = '', member = admin) {
  const args = makeArgs(services, path, member, body)
  return answerOf((work as (args: unknown) => Promise<unknown>)({ ...args, params: { id } }))
}
const fileOf = (text: string, over: Record<string, string> = {}): FormData => {
  const form = formOf({ bank: 'MBBEMYKL', accountEnd: '6789', ...over })
  form.set('statement', new File([text], 'nov.csv'))
  return form
}
const LINES = 'Date,Description,Debit,Credit,Balance\n01/10/2026,RENT,"1,000.00",,5\n'
const idIn = (answer: unknown): string => locationOf(answer)?.split('/').at(-1) ?? ''
const asked = (values: Record<string, string>) => new URLSearchParams(values)

it('turns away whose pages these are not', async () => {
  const seller = asMember(users.seller, ROLE.SELLER)
  for (const work of [statements, statement, lines])
    expect(locationOf(await call(work, PATH, undefined, 'bst_1', seller))).not.toBeNull()
  for (const work of [upload, decide, explain])
    expect(locationOf(await call(work, PATH, fileOf(LINES), 'bst_1', seller))).not.toBeNull()
  expect(services.database.handle.prepare('select count(*) from bank_statements').pluck().get()).toBe(0)
})

it('takes a file, shows its lines, confirms it, and has a line explained', async () => {
  const id = idIn(await call(upload, PATH, fileOf(LINES)))
  const path = `${PATH}/${id}`
  expect(await call(statement, path, undefined, id)).toMatchObject({
    statement: { account: 'Maybank ••••6789', fileName: 'nov.csv', state: 'draft' },
    lines: [{ finding: 'unknown', amount: -100_000, words: 'RENT' }],
  })
  expect(await call(statement, `${path}?show=paid&after=x`, undefined, id)).toMatchObject({ lines: [] })
  const empty = await call(decide, path, asked({ intent: 'confirm', returnNote: ' ' }), id)
  expect(empty).toMatchObject({ data: { failure: { fields: { returnNote: 'required' } } } })
  expect(locationOf(await call(decide, path, asked({ intent: 'confirm', returnNote: 'x' }), id))).toBe(path)
  expect(await call(decide, path, asked({ intent: 'discard' }), id)).toMatchObject({
    data: { failure: { code: 'STATEMENT_MOVED', details: { name: users.admin.name } } },
  })
  expect(await call(statements, PATH)).toMatchObject({ statements: [{ id, openCount: 1 }] })
  const where = { statementId: id, position: '1' }
  const refused = await call(explain, '/admin/books/lines', asked({ ...where, explanation: '' }))
  expect(refused).toMatchObject({ data: { failure: { fields: { explanation: 'required' }, values: where } } })
  const said = asked({ ...where, explanation: 'Rent' })
  expect(locationOf(await call(explain, '/admin/books/lines', said))).toBe('/admin/books/lines')
  expect(await call(lines, '/admin/books/lines?list=explained')).toMatchObject({ lines: [{ note: 'Rent' }] })
  expect(await call(lines, '/admin/books/lines?cursor=x')).toMatchObject({ status: 404 })
  expect(await call(statements, `${PATH}?cursor=x`)).toMatchObject({ status: 404 })
  expect(await call(statement, `${PATH}/bst_x`, undefined, 'bst_x')).toMatchObject({ status: 404 })
})

it('keeps what was typed when a file or a field is refused', async () => {
  expect(await call(upload, PATH, fileOf(LINES, { accountEnd: 'abc' }))).toMatchObject({
    data: { failure: { fields: { accountEnd: 'accountEnd' }, values: { accountEnd: 'abc' } } },
  })
  expect(await call(upload, PATH, formOf({ bank: 'MBBEMYKL', accountEnd: '6789' }))).toMatchObject({
    data: { failure: { fields: { statement: 'FILE_MISSING' } } },
  })
  expect(await call(upload, PATH, fileOf('\0\0\0\0'))).toMatchObject({
    data: { failure: { code: 'STATEMENT_KIND', values: { accountEnd: '6789' } } },
  })
  expect(await call(upload, PATH, asked({}))).toMatchObject({ status: 404 })
})

it('asks for columns that it does not know, and says what is missing of them', async () => {
  const id = idIn(await call(upload, PATH, fileOf('A,B,C\n01/10/2026,RENT,-5.00\n')))
  const path = `${PATH}/${id}`
  const map = (columns: readonly string[]) =>
    asked({
      intent: 'map',
      firstRow: '2',
      ...Object.fromEntries(columns.map((column, at) => [`column${at}`, column])),
    })
  for (const [columns, problem] of [
    [['', 'words', 'amount'], 'bankDate'],
    [['date', '', 'amount'], 'bankWords'],
    [['date', 'words', ''], 'bankAmount'],
    [['date', 'words', 'date'], 'bankTwice'],
  ] as const)
    expect(await call(decide, path, map(columns), id)).toMatchObject({
      data: { failure: { fields: { columns: problem } } },
    })
  expect(await call(decide, path, map(['date', 'nonsense']), id)).toMatchObject({
    data: { failure: { code: 'VALIDATION' } },
  })
  expect(locationOf(await call(decide, path, map(['date', 'words', 'amount']), id))).toBe(path)
  expect(await call(statement, path, undefined, id)).toMatchObject({ lines: [{ amount: -500 }] })
})
