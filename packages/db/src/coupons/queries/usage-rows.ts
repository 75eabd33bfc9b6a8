import {
  type CouponRule,
  type CouponScope,
  type CouponTarget,
  type CouponUsage,
  isCouponKind,
  type Millis,
  type Sen,
} from '@pasar/domain'
import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { eachIn, firstIn, jsonRow, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import type { Contact } from './past-buyers'

export interface CouponView extends CouponRule {
  isPublic: boolean
  storeName: string | null
  target: CouponTarget
}

export type CouponWithUsage = CouponView & {
  usage: CouponUsage
  /** The phone of who asks, and their email once it is proved to be theirs. */
  ownContacts: Contact[]
}

export interface CouponRow {
  id: string
  code: string
  kind: CouponRule['kind']
  percentBps: number
  amount: Sen
  cap: Sen | null
  minSpend: Sen
  startsAt: Millis
  endsAt: Millis | null
  totalUses: number | null
  usesPerMember: number | null
  isFirstPurchaseOnly: 0 | 1
  scope: CouponScope['type']
  scopeValues: string
  payer: CouponRule['payer']
  storeId: string | null
  budgetLeft: Sen | null
  isPublic: 0 | 1
  storeName: string | null
  targetStore: string | null
  targetItems: string | null
  used: number
  usedByMember: number
  hasPaidBefore: 0 | 1
  ownEmail: string | null
  ownPhone: string | null
}

const readScope = jsonColumn('coupons.scope_values', z.array(z.string()))
const readStore = jsonColumn('the store of a coupon', z.object({ name: z.string(), slug: z.string() }))
const readItems = jsonColumn(
  'the items of a coupon',
  z.array(z.object({ title: z.string(), slug: z.string() })),
)

function toScope(type: CouponScope['type'], values: string): CouponScope {
  const list = readScope(values)
  switch (type) {
    case 'all':
      return { type }
    case 'store':
      return { type, storeId: list[0] ?? '' }
    case 'category':
      return { type, category: list[0] ?? '' }
    case 'items':
      return { type, itemIds: list }
  }
}

const toTarget = (scope: CouponScope, store: string | null, items: string | null): CouponTarget => ({
  store: store === null ? null : readStore(store),
  category: scope.type === 'category' ? scope.category : null,
  items: items === null ? [] : readItems(items),
  itemCount: scope.type === 'items' ? scope.itemIds.length : 0,
})

function toCoupon(row: CouponRow): CouponWithUsage {
  const { scope: type, scopeValues, targetStore, targetItems, ...others } = row
  const { isPublic, isFirstPurchaseOnly, ...usageAndRest } = others
  const scope = toScope(type, scopeValues)
  const { used, usedByMember, hasPaidBefore, ownEmail, ownPhone, ...rest } = usageAndRest
  const ownContacts: Contact[] = []
  if (ownEmail !== null) ownContacts.push({ kind: 'email', value: ownEmail })
  if (ownPhone !== null) ownContacts.push({ kind: 'phone', value: ownPhone })
  return {
    ...rest,
    scope,
    target: toTarget(scope, targetStore, targetItems),
    isPublic: isPublic === 1,
    isFirstPurchaseOnly: isFirstPurchaseOnly === 1,
    usage: { used, usedByMember, hasPaidBefore: hasPaidBefore === 1 },
    ownContacts,
  }
}

/** Leaves out a kind that this version does not know: what it takes off cannot be worked out. */
export const toCoupons = (rows: readonly CouponRow[]): CouponWithUsage[] =>
  rows.filter(({ kind }) => isCouponKind(kind)).map(toCoupon)

/** Where and for what it counts, as JSON, to be shown. */
const TARGET_COLUMNS = sql`(select ${jsonRow({ name: 'name', slug: 'slug' })} from stores where id = coalesce(c.store_id,
    case c.scope when 'store' then ${firstIn('c.scope_values')} end)) as "targetStore",
  case c.scope when 'items' then (select ${jsonRows({ title: 'title', slug: 'slug' })} from (
    select i.title, i.slug from ${eachIn('c.scope_values', 'own')} join items i on i.id = own.value limit 2)) end as "targetItems"`

/**
 * A person counts as having bought when this member, or the same email or phone, ever paid. An email that
 * is only claimed does not count: it would reveal that its owner has bought here.
 */
export const columnsFor = (
  userId: Expression<string>,
  phone: Expression<string | null>,
) => sql`c.id, c.code, c.kind, c.percent_bps as "percentBps", c.amount_sen as amount,
  c.cap_sen as cap, c.min_spend_sen as "minSpend", c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.total_uses as "totalUses", c.uses_per_member as "usesPerMember", c.is_first_purchase_only as "isFirstPurchaseOnly",
  c.scope, c.scope_values as "scopeValues", c.payer, c.store_id as "storeId",
  c.budget_sen - c.spent_sen as "budgetLeft", c.is_public as "isPublic",
  (select name from stores where id = c.store_id) as "storeName", ${TARGET_COLUMNS}, c.used_count as used,
  (select count(*) from coupon_uses u where u.coupon_id = c.id and u.user_id = ${userId} and u.released_at is null) as "usedByMember",
  ${hasPaid(userId, phone)} as "hasPaidBefore",
  (select email from users where id = ${userId} and verified_at is not null) as "ownEmail",
  (select phone from users where id = ${userId}) as "ownPhone"`

export const hasPaid = (userId: Expression<string>, phone: Expression<string | null>) => sql<SqlBool>`(
  exists (select 1 from orders o where o.buyer_id = ${userId} and o.state in ('paid', 'partially_refunded', 'refunded'))
  or exists (select 1 from users me join orders o on o.email = me.email and o.paid_at is not null
    where me.id = ${userId} and me.verified_at is not null)
  or exists (select 1 from orders o where o.phone = ${phone} and o.paid_at is not null)
  or exists (select 1 from users me join users other on other.phone = me.phone and other.id <> me.id
    join orders o on o.buyer_id = other.id and o.paid_at is not null where me.id = ${userId} and me.phone is not null))`
