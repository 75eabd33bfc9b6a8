import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../platform/queries/audit-chain'
import { type OpenDatabase, openDatabase } from '../sqlite/open'
import { MIGRATIONS } from '.'
import { migrate, missingMigrations } from './migrate'

let folder: string
let database: OpenDatabase
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-migrate-'))
  database = openDatabase(path.join(folder, 'pasar.db'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const listTables = (): string[] =>
  database.handle
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => name)
const listDone = () => database.handle.prepare('select name, applied_at from migrations order by name').all()

const first = { name: '0001-first', sql: 'create table first (id integer) strict;' }
const second = { name: '0002-second', sql: 'alter table first add column name text;' }
const broken = {
  name: '0002-broken',
  sql: 'create table half (id integer) strict; create table first (id text);',
}

describe('migrate', () => {
  it('runs each once, in order, and remembers when', () => {
    expect(migrate(database, 1_000)).toEqual(MIGRATIONS.map(({ name }) => name))
    expect(migrate(database, 2_000)).toEqual([])
    expect(listDone()).toEqual(MIGRATIONS.map(({ name }) => ({ name, applied_at: 1_000 })))
  })

  it('brings a database forward by what is missing', () => {
    migrate(database, 1, [first])
    expect(migrate(database, 2, [first, second])).toEqual(['0002-second'])
    expect(() => database.handle.prepare('select name from first').all()).not.toThrow()
  })

  it('leaves out what another process has just run', async () => {
    const other = openDatabase(path.join(folder, 'pasar.db'))
    const contested = {
      ...second,
      get sql() {
        migrate(other, 5, [first, second])
        return second.sql
      },
    }
    expect(migrate(database, 7, [first, contested])).toEqual(['0001-first'])
    expect(listDone()).toMatchObject([
      { name: '0001-first', applied_at: 7 },
      { name: '0002-second', applied_at: 5 },
    ])
    await other.close()
  })

  it('refuses a database that a later version has opened, and changes nothing', () => {
    migrate(database, 1, [first, second])
    expect(() => migrate(database, 2, [first])).toThrow('later version of Pasar (0002-second)')
    const other = { name: '0001-other', sql: 'create table other (id integer) strict;' }
    expect(() => migrate(database, 2, [first, other])).toThrow('0002-second')
    expect(listTables()).toEqual(['first', 'migrations'])
  })

  it('reports what is missing, and changes nothing', () => {
    expect(missingMigrations(database, [first, second])).toEqual([first, second])
    expect(listTables()).toEqual([])
    migrate(database, 1, [first])
    expect(missingMigrations(database, [first, second])).toEqual([second])
    expect(missingMigrations(database, [first])).toEqual([])
  })

  it('of a broken one leaves nothing, and everything before it', () => {
    expect(() => migrate(database, 1, [first, broken, second])).toThrow('already exists')
    expect(listTables()).toEqual(['first', 'migrations'])
    expect(listDone()).toEqual([{ name: '0001-first', applied_at: 1 }])
    expect(migrate(database, 2, [first, second])).toEqual(['0002-second'])
  })

  it('makes a table anew that others refer to, and loses nothing of it', () => {
    migrate(
      database,
      1,
      MIGRATIONS.filter(({ name }) => name < '0010'),
    )
    database.handle.exec(`
      insert into users (id, email, name, password_hash, role, verified_at, created_at) values
        ('usr_1', 'a@pasar.test', 'A', 'hash', 3, 5, 4), ('usr_2', 'b@pasar.test', 'B', 'hash', 2, null, 6);
      update users set recruited_by = 'usr_1' where id = 'usr_2';
      insert into sessions (id, public_id, user_id, created_at, expires_at) values ('hash', 'ses_1', 'usr_1', 7, 8);`)
    migrate(database, 2)
    const members = database.handle.prepare('select id, email, verified_at, recruited_by from users').all()
    expect(members).toEqual([
      { id: 'usr_1', email: 'a@pasar.test', verified_at: 5, recruited_by: null },
      { id: 'usr_2', email: 'b@pasar.test', verified_at: 6, recruited_by: 'usr_1' },
    ])
    expect(database.handle.prepare('select user_id, last_used_at from sessions').all()).toEqual([
      { user_id: 'usr_1', last_used_at: 7 },
    ])
    expect(database.handle.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(() => database.handle.exec("delete from users where id = 'usr_1'")).toThrow('FOREIGN KEY')
  })

  it('keeps coupons, and the carts that hold them, when kinds become the domain’s', () => {
    migrate(
      database,
      1,
      MIGRATIONS.filter(({ name }) => name < '0039'),
    )
    database.handle.exec(`
      insert into users (id, email, name, password_hash, role, created_at)
        values ('usr_1', 'a@pasar.test', 'A', 'hash', 3, 4);
      insert into coupons (id, code, kind, percent_bps, cap_sen, starts_at, payer, used_count, created_at)
        values ('cpn_1', 'TEN', 'percent', 1000, 500, 1, 'platform', 7, 2);
      insert into cart_coupons (user_id, coupon_id, added_at) values ('usr_1', 'cpn_1', 3);`)
    const insertOfKind = (kind: string) => () =>
      database.handle
        .prepare(
          "insert into coupons (id, code, kind, starts_at, payer, created_at) values (?, ?, ?, 1, 'platform', 1)",
        )
        .run(`cpn_${kind}`, `NEW${kind}`, kind)
    expect(insertOfKind('new_kind')).toThrow('CHECK')
    migrate(database, 2)
    const kept = database.handle
      .prepare('select code, kind, percent_bps, cap_sen, used_count from coupons')
      .all()
    expect(kept).toEqual([{ code: 'TEN', kind: 'percent', percent_bps: 1_000, cap_sen: 500, used_count: 7 }])
    expect(insertOfKind('new_kind')).not.toThrow()
    expect(insertOfKind('')).toThrow('CHECK')
    expect(() => database.handle.exec("delete from coupons where id = 'cpn_1'")).toThrow('FOREIGN KEY')
  })

  it('refuses to lose what others refer to, and checks references again afterwards', () => {
    const family = {
      name: '0001-family',
      sql: `create table parents (id integer primary key) strict;
        create table children (parent_id integer references parents (id)) strict;
        insert into parents values (1); insert into children values (1);`,
    }
    const lossy = { name: '0002-lossy', sql: 'delete from parents;', rebuilds: true as const }
    migrate(database, 1, [family])
    expect(() => migrate(database, 2, [family, lossy])).toThrow('References')
    expect(listDone()).toHaveLength(1)
    expect(() => database.handle.exec('delete from parents')).toThrow('FOREIGN KEY')
  })

  it('has names that sort as they run', () => {
    const names = MIGRATIONS.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(names.length)
  })

  it('counts the debts that were written off before', () => {
    const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('-debt-waivers'))
    migrate(database, 1, MIGRATIONS.slice(0, before))
    database.handle.exec(`
      insert into users (id, email, name, password_hash, role, created_at) values
        ('usr_1', 'a@b.c', 'A', 'none', 1, 1), ('usr_2', 'd@e.f', 'D', 'none', 1, 1);
      insert into ledger_transactions values ('ldg_1', 'adjustment', 'usr_2:debt:ldg_1', 5), ('ldg_2', 'adjustment', 'usr_2:adjustment:ldg_2', 5);
      insert into ledger_entries (transaction_id, position, account, amount_sen) values ('ldg_1', 0, 'seller:usr_2', -70),
        ('ldg_1', 1, 'fees', 70), ('ldg_2', 0, 'seller:usr_2', -9), ('ldg_2', 1, 'fees', 9);
      insert into audit_log (id, at, actor_id, action, subject_id, position) values ('aud_1', 5, 'usr_1', 'waiveDebt', 'usr_2', 1)`)
    migrate(database, 2)
    expect(database.handle.prepare('select * from debt_waivers').all()).toEqual([
      { transaction_id: 'ldg_1', user_id: 'usr_2', waived_sen: 70, made_by: 'usr_1', request_id: null },
    ])
  })

  it('removes the payer from stored provider events', () => {
    const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('-past-buyers'))
    migrate(database, 1, MIGRATIONS.slice(0, before))
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: { id: 'cs_1', payment_status: 'paid', customer_details: { email: 'siti@example.com' } },
      },
    }
    const put = database.handle.prepare(
      "insert into payment_events values (?, ?, 'pay_1', 'succeeded', ?, 'settled', 1)",
    )
    put.run('stripe', 'evt_1', JSON.stringify(event))
    put.run('stripe', 'cs_1-succeeded', JSON.stringify({ id: 'cs_1' }))
    put.run('demo', 'evt_1', JSON.stringify({ id: 'evt_1' }))
    migrate(database, 2)
    const kept = database.handle
      .prepare<[], { payload: string }>('select payload from payment_events order by provider, event_id')
      .all()
      .map(({ payload }) => JSON.parse(payload) as Record<string, unknown>)
    expect(kept).toHaveLength(3)
    expect(JSON.stringify(kept)).not.toContain('siti')
    expect(kept).toContainEqual({ id: 'evt_1' })
    expect(kept).toContainEqual({ id: 'cs_1' })
    expect(kept).toContainEqual(
      expect.objectContaining({ event: event.type, id: 'cs_1', payment_status: 'paid' }),
    )
  })
})

it('turns services without a file of their seller into services, and nothing else', () => {
  const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('-services'))
  migrate(database, 1, MIGRATIONS.slice(0, before))
  const { handle } = database
  handle.exec(`insert into users (id, email, name, password_hash, role, created_at) values ('u', 'u@pasar.test', 'U', 'none', 2, 1);
    insert into stores (id, seller_id, slug, name, city, created_at, updated_at) values ('s', 'u', 's', 'S', 'Klang', 1, 1)`)
  const put = (id: string, category: string, isVirtual: 0 | 1) =>
    handle.exec(`insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status,
      price_sen, is_virtual, shipping_method, published_at, updated_at) values ('${id}', 'u', 's', '${id}', '${id}',
      '${category}', 'new', 'Fixed', 'active', 100, ${isVirtual}, 'Digital Delivery', 1, 1)`)
  put('painting', 'services', 1)
  put('with-file', 'services', 1)
  put('tool', 'services', 0)
  put('book', 'books', 1)
  const addFile = (id: string, createdAt: number) =>
    handle.exec(`insert into item_files (id, item_id, name, key, bytes, sha256, kind, created_at)
      values ('f-${id}', '${id}', 'a.pdf', 'k-${id}', 1, '${'0'.repeat(64)}', 'pdf', ${createdAt})`)
  // Made together with the item, as the demonstration has them.
  addFile('painting', 1)
  addFile('with-file', 2)
  migrate(database, 2)
  expect(
    handle
      .prepare('select id, is_virtual, service_place, service_area, shipping_method from items order by id')
      .raw()
      .all(),
  ).toEqual([
    ['book', 1, null, '', 'Digital Delivery'],
    ['painting', 0, 'buyer', 'Klang', 'Appointment'],
    ['tool', 0, null, '', 'Digital Delivery'],
    ['with-file', 1, null, '', 'Digital Delivery'],
  ])
})

it('finds items by the size and colour of their variants that are there', () => {
  const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('-variant-choices'))
  migrate(database, 1, MIGRATIONS.slice(0, before))
  const { handle } = database
  handle.exec(`insert into users (id, email, name, password_hash, role, created_at) values ('u', 'u@pasar.test', 'U', 'none', 2, 1);
    insert into stores (id, seller_id, slug, name, city, created_at, updated_at) values ('s', 'u', 's', 'S', 'Klang', 1, 1)`)
  const put = (
    id: string,
    category: string,
    choices: string,
    options: [string, string],
    values: string[][],
  ) => {
    handle.exec(`insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status,
      price_sen, is_virtual, shipping_method, published_at, updated_at, choices, option1, option2) values ('${id}', 'u', 's',
      '${id}', '${id}', '${category}', 'new', 'Fixed', 'active', 100, 0, 'Standard', 1, 1, '${choices}',
      '${options[0]}', '${options[1]}')`)
    for (const [at, [one = '', two = '', isOff = '0']] of values.entries())
      handle.exec(`insert into item_variants (id, item_id, position, name, sku, price_sen, stock, value1, value2, is_off)
        values ('${id}-${at}', '${id}', ${at}, '', '', 100, 0, '${one}', '${two}', ${isOff})`)
  }
  put(
    'shirt',
    'clothing',
    ';colour=red;',
    ['Saiz', 'Color'],
    [
      ['S', 'Red'],
      ['XL', ' Blue '],
      ['M', 'Green', '1'],
    ],
  )
  put('book', 'books', ';language=malay;', ['Colour', ''], [['Red']])
  put('plain', 'clothing', ';size=s;', ['', ''], [['']])
  migrate(database, 2)
  const choicesOf = (id: string) =>
    handle.prepare<[string], { choices: string }>('select choices from items where id = ?').get(id)?.choices
  expect(choicesOf('book')).toBe(';language=malay;')
  expect(choicesOf('plain')).toBe(';size=s;')
  expect(
    choicesOf('shirt')
      ?.split(/(?<=;)(?=;)/)
      .sort(),
  ).toEqual([';colour=blue;', ';colour=red;', ';size=s;', ';size=xl;'])
  expect(handle.prepare("select items from choice_cells where category = 'clothing'").all()).toEqual([
    { items: 1 },
    { items: 1 },
  ])
})

describe('the schema', () => {
  beforeEach(() => void migrate(database, 1))

  it('has strict tables only', () => {
    const loose = database.handle
      .prepare(
        "select name from pragma_table_list where type = 'table' and strict = 0 and name not like 'sqlite_%'",
      )
      .all()
    expect(loose).toEqual([])
  })

  it('is whole, and every reference leads somewhere', () => {
    expect(database.handle.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.handle.pragma('foreign_key_check')).toEqual([])
  })
})

it('chains the entries of the audit log that are there, in the order they were written', async () => {
  const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('-audit-chain'))
  migrate(database, 1, MIGRATIONS.slice(0, before))
  const { handle } = database
  handle.exec(
    `insert into users (id, email, name, password_hash, role, created_at) values ('u', 'u@pasar.test', 'U', 'none', 1, 1)`,
  )
  const put = handle.prepare("insert into audit_log values (?, ?, ?, 'writeNote', 'u', ?)")
  for (let at = 1; at <= 2_500; at++)
    put.run(`aud_${at}`, 5_000 - at, at % 2 === 0 ? 'u' : null, `note ${at}`)
  migrate(database, 2)
  expect(await verifyAuditChain(database.read)).toMatchObject({ entries: 2_500, broken: null })
  expect(handle.prepare('select id from audit_log where position = 7').pluck().get()).toBe('aud_7')
  expect(() => handle.exec("update audit_log set reason = ''")).toThrow('never changed')
  expect(() =>
    handle.exec(
      "insert into audit_log select 'aud_x', at, actor_id, action, subject_id, reason, position, hash from audit_log limit 1",
    ),
  ).toThrow('UNIQUE')
})

it('ends what members follow who are no buyers any more', () => {
  const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('-follows-of-buyers'))
  migrate(database, 1, MIGRATIONS.slice(0, before))
  const { handle } = database
  handle.exec(`
    insert into users (id, email, name, password_hash, role, created_at)
      values ('s', 's@pasar.test', 'S', 'none', 2, 1), ('b', 'b@pasar.test', 'B', 'none', 3, 1);
    insert into stores (id, seller_id, name, slug, created_at) values ('sto', 's', 'Store', 'store', 1);
    insert into store_follows (store_id, user_id, created_at, told_at) values ('sto', 's', 1, 1), ('sto', 'b', 1, 1);`)
  migrate(database, 2)
  expect(handle.prepare('select user_id from store_follows').pluck().all()).toEqual(['b'])
  expect(handle.prepare('select followers from store_news').pluck().all()).toEqual([1])
})
