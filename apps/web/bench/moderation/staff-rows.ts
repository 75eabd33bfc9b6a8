import type { Services } from '@pasar/api'
import { SMALL } from '@pasar/api/testing'
import { days } from '@pasar/domain'
import { addItems, addOrders, copier } from '../sellers/rows'

type Handle = Services['database']['handle']

const N = 'cast(:n as integer)'
const YEAR = days(365)
/** Messages of a conversation. */
const TALK = 50
/** Rows that fill the longest page, and a row beyond it. */
const FULL_PAGE = 51

/** Members, a third of them sellers with a store, who joined over a year. */
function addMembers(handle: Handle, count: number, now: number): void {
  const joined = `${now - YEAR} + ${N} * ${Math.floor(YEAR / count)}`
  const member = copier(handle, 'users', `id = '${SMALL.users.buyer.id}'`, {
    id: `'bench_u' || ${N}`,
    email: `'bench' || ${N} || '@pasar.test'`,
    name: `case when ${N} % 1000 = 7 then 'Lim' else 'Siti' end || ' Number ' || ${N}`,
    status: `case when ${N} % 40 = 3 then 'suspended' else 'active' end`,
    phone: 'null',
    created_at: joined,
  })
  const store = copier(handle, 'stores', `id = '${SMALL.items.kopi.store.id}'`, {
    id: `'bench_s' || ${N}`,
    seller_id: `'bench_u' || ${N}`,
    slug: `'bench-' || ${N}`,
    name: `'Kedai ' || ${N}`,
    created_at: joined,
  })
  for (let n = 0; n < count; n++) {
    member.run({ n })
    store.run({ n })
  }
}

/** Rows of a table, made by one statement with `n.n` counting from nought. */
const fill = (handle: Handle, count: number, table: string, columns: string, values: string): void => {
  handle
    .prepare(
      `with recursive n(n) as (select 0 union all select n + 1 from n where n < ${count - 1})
       insert into ${table} (${columns}) select ${values} from n`,
    )
    .run()
}

/** Of the many a hundredth; of the few as many as fill a page, or pages would be compared that show more and fewer rows. */
const isRareOf = (count: number): string => `n % ${Math.min(100, Math.floor(count / FULL_PAGE))} = 1`

/** What reaches the queues of staff: mostly done, few waiting. */
function addQueues(handle: Handle, count: number, now: number): void {
  const { buyer, seller, admin } = SMALL.users
  const { store } = SMALL.items.kopi
  const at = `${now - YEAR} + n * ${Math.floor(YEAR / count)}`
  const isWaiting = isRareOf(count)
  fill(
    handle,
    count,
    'order_claims',
    'id, order_id, parcel_id, buyer_id, seller_id, kind, state, reason, claimed_sen, form_key, created_at, closed_at, decide_by',
    `'bench_' || n, 'bench_' || n, 'bench_' || n, '${buyer.id}', '${seller.id}', 'damaged',
      case when ${isWaiting} then 'escalated' else 'decided' end, 'It came broken.', 1000, 'bench_' || n, ${at},
      case when ${isWaiting} then null else ${at} + 1 end, case when ${isWaiting} then ${at} + 1 end`,
  )
  fill(
    handle,
    Math.ceil(count / TALK),
    'conversations',
    'id, about_kind, about_id, buyer_id, seller_id, store_id, last_position, last_delivery, created_at',
    `'bench_' || n, 'store', '${store.id}', 'bench_u' || n, '${seller.id}', '${store.id}', ${TALK}, ${TALK}, ${now - YEAR}`,
  )
  fill(
    handle,
    count,
    'chat_messages',
    'id, conversation_id, position, sender_id, body, state, delivery, held_for, form_key, created_at, decided_at',
    `'bench_' || n, 'bench_' || (n / ${TALK}), n % ${TALK} + 1, 'bench_u' || (n / ${TALK}), 'Please call me about number ' || n,
      case when ${isWaiting} then 'pending' else 'delivered' end, case when ${isWaiting} then null else n % ${TALK} + 1 end,
      case when ${isWaiting} then 'phone' else '' end, 'bench_' || n, ${at}, case when ${isWaiting} then null else ${at} end`,
  )
  fill(
    handle,
    count,
    'seller_applications',
    `id, user_id, state, kind, legal_name, sealed_registration, address, phone, store_name, body, bank, sealed_account,
      account_holder, paper_key, created_at, decided_at, decided_by`,
    `'bench_' || n, 'bench_u' || n, case when ${isWaiting} then 'pending' when n % 5 = 2 then 'rejected' else 'approved' end,
      'person', 'Siti Number ' || n, '', 'Jalan 1', '0123456789', 'Kedai ' || n, 'I sell mugs.', 'maybank', '', 'Siti',
      'bench_' || n, ${at}, case when ${isWaiting} then null else ${at} end,
      case when ${isWaiting} then null else '${admin.id}' end`,
  )
  fill(
    handle,
    count,
    'inbox_messages',
    'id, kind, name, email, body, language, created_at',
    `'bench_' || n, 'contact', 'Siti ' || n, 'bench' || n || '@pasar.test', 'Where is parcel ' || n || '?', 'en', ${at}`,
  )
  handle.exec(
    `update inbox_entries set state = 'answered' where id like 'bench_%' and not (${isRareOf(count).replace('n', 'seq')})`,
  )
}

function addRecords(handle: Handle, count: number, now: number): void {
  const { admin, seller } = SMALL.users
  const at = `${now - YEAR} + n * ${Math.floor(YEAR / count)}`
  fill(
    handle,
    count,
    'audit_log',
    'id, at, actor_id, action, subject_id, reason, position',
    `'bench_' || n, ${at}, '${admin.id}', case when ${isRareOf(count)} then 'suspendMember' else 'decideClaim' end,
      'bench_u' || (n % 5000), '', n + 1000000`,
  )
  fill(
    handle,
    count,
    'coupons',
    'id, code, kind, percent_bps, starts_at, payer, is_public, is_active, created_at',
    `'bench_' || n, 'BENCH' || n, 'percent', 500, ${at}, 'platform', 0, n % 10 = 1, ${at}`,
  )
  // Mails are kept for some weeks only.
  const lately = `${now - days(7)} + n * ${Math.floor(days(7) / count)}`
  fill(
    handle,
    count,
    'mails',
    'id, kind, user_id, to_name, to_email, language, state, due_at, created_at, finished_at',
    `'bench_' || n, 'paymentReceived', '${seller.id}', 'Siti', 'bench' || n || '@pasar.test', 'en',
      case when ${isRareOf(count)} then 'failed' else 'sent' end, ${lately}, ${lately}, ${lately}`,
  )
  handle
    .prepare(
      "insert into bank_accounts (id, user_id, bank, sealed_number, holder, created_at, usable_at) values ('bench', ?, 'maybank', '', 'Siti', 1, 1)",
    )
    .run(seller.id)
  const ofRun = Math.min(100, count / 25)
  const runs = Math.ceil(count / ofRun)
  fill(
    handle,
    runs,
    'payout_runs',
    'id, state, proposed_by, proposed_at, decided_by, decided_at',
    `'bench_' || n, 'approved', '${admin.id}', ${now - YEAR} + n, '${admin.id}', ${now - YEAR} + n`,
  )
  fill(
    handle,
    count,
    'payouts',
    'id, run_id, user_id, bank_account_id, reference, seller_sen, reseller_sen, amount_sen, state, created_at, moved_at',
    `'bench_' || n, 'bench_' || (n / ${ofRun}), '${seller.id}', 'bench', 'BENCH-' || n, 1000, 0, 1000,
      case when ${isRareOf(count)} then 'failed' else 'paid' end, ${at}, ${at}`,
  )
}

/** The words of the items, which were copied past the commands that put them into the index. */
const indexItems = (handle: Handle): void => {
  handle.exec(`insert into item_search (rowid, title, store, category, description)
    select seq, title, 'Kopi', category, '' from items not indexed where id like 'bench_%'`)
}

/** So many rows in each table that staff read. The sums of the ledger are no longer right: nothing here reads them. */
export function addStaffRows(handle: Handle, count: number, now: number): void {
  handle.transaction(() => addMembers(handle, count, now))()
  addItems(handle, count)
  handle.transaction(() => indexItems(handle))()
  addOrders(handle, count, now)
  handle.transaction(() => addQueues(handle, count, now))()
  handle.transaction(() => addRecords(handle, count, now))()
  handle.exec('analyze')
}
