import type { CouponRule, CouponScope, CouponUsage, Millis, Sen } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import { keepQuery } from '../kept-query'
import type { Db } from '../sqlite/open'
import type { Tx } from '../transact'

export interface CouponView extends CouponRule {
  isPublic: boolean
  storeName: string | null
}

export type CouponWithUsage = CouponView & { usage: CouponUsage }

interface CouponRow {
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
  isPublic: 0 | 1
  storeName: string | null
  used: number
  usedByMember: number
  hasPaidBefore: 0 | 1
}

function toScope(type: CouponScope['type'], values: string): CouponScope {
  const list = JSON.parse(values) as string[]
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

function toCoupon(row: CouponRow): CouponWithUsage {
  const { scope, scopeValues, isPublic, isFirstPurchaseOnly, used, usedByMember, hasPaidBefore, ...rest } =
    row
  return {
    ...rest,
    scope: toScope(scope, scopeValues),
    isPublic: isPublic === 1,
    isFirstPurchaseOnly: isFirstPurchaseOnly === 1,
    usage: { used, usedByMember, hasPaidBefore: hasPaidBefore === 1 },
  }
}

/**
 * A person counts as having bought when this member, or the same email or phone, ever paid. An email that
 * is only claimed does not count: it would tell that its owner has bought here.
 */
const columnsFor = (
  userId: string,
  phone: string | null,
) => sql`c.id, c.code, c.kind, c.percent_bps as percentBps, c.amount_sen as amount,
  c.cap_sen as cap, c.min_spend_sen as minSpend, c.starts_at as startsAt, c.ends_at as endsAt,
  c.total_uses as totalUses, c.uses_per_member as usesPerMember, c.is_first_purchase_only as isFirstPurchaseOnly,
  c.scope, c.scope_values as scopeValues, c.payer, c.store_id as storeId, c.is_public as isPublic,
  (select name from stores where id = c.store_id) as storeName, c.used_count as used,
  (select count(*) from coupon_uses u where u.coupon_id = c.id and u.user_id = ${userId} and u.released_at is null) as usedByMember,
  ${hasPaid(userId, phone)} as hasPaidBefore`

const hasPaid = (userId: string, phone: string | null) => sql<SqlBool>`(
  exists (select 1 from orders o where o.buyer_id = ${userId} and o.state in ('paid', 'partially_refunded', 'refunded'))
  or exists (select 1 from users me join orders o on o.email = me.email and o.paid_at is not null
    where me.id = ${userId} and me.verified_at is not null)
  or exists (select 1 from orders o where o.phone = ${phone} and o.paid_at is not null)
  or exists (select 1 from users me join users other on other.phone = me.phone and other.id <> me.id
    join orders o on o.buyer_id = other.id and o.paid_at is not null where me.id = ${userId} and me.phone is not null))`

/**
 * Any member's coupon by its code, with how far it is used; null when there is none that works.
 * @param phone as in `findCartCoupons`
 */
export async function findCouponByCode(
  db: Db,
  code: string,
  userId: string,
  phone: string | null = null,
): Promise<CouponWithUsage | null> {
  const { rows } = await sql<CouponRow>`select ${columnsFor(userId, phone)} from coupons c
    where c.code = ${code} and c.is_active = 1`.execute(db)
  const row = rows[0]
  return row ? toCoupon(row) : null
}

const cartCoupons = keepQuery((db, { userId, phone }: { userId: string; phone: string | null }) =>
  sql<CouponRow>`select ${columnsFor(userId, phone)} from cart_coupons cc
    join coupons c on c.id = cc.coupon_id where cc.user_id = ${userId} and c.is_active = 1
    order by cc.added_at, c.id`.compile(db),
)

/**
 * The coupons a member has put on the cart.
 * @param phone where the order is going, in E.164: whoever paid with it before counts as the same person
 */
export async function findCartCoupons(
  db: Db,
  userId: string,
  phone: string | null = null,
): Promise<CouponWithUsage[]> {
  const { rows } = await cartCoupons(db, { userId, phone })
  return rows.map(toCoupon)
}

/** When a coupon ends; one without an end comes last. The index holds the same expression. */
const endOf = sql.raw(`coalesce(c.ends_at, ${Number.MAX_SAFE_INTEGER})`)

/** Public coupons that are running now, those that end first at the top. */
export async function findActiveCoupons(
  db: Db,
  userId: string,
  now: number,
  limit: number,
): Promise<CouponWithUsage[]> {
  const { rows } = await sql<CouponRow>`select ${columnsFor(userId, null)} from coupons c
    where c.is_public = 1 and c.is_active = 1 and ${endOf} >= ${now} and c.starts_at <= ${now}
    order by ${endOf}, c.id limit ${limit}`.execute(db)
  return rows.map(toCoupon)
}

export async function putCartCoupon(tx: Tx, userId: string, couponId: string, now: number): Promise<void> {
  await tx
    .insertInto('cart_coupons')
    .values({ user_id: userId, coupon_id: couponId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteCartCoupon(tx: Tx, userId: string, code: string | 'all'): Promise<void> {
  await tx
    .deleteFrom('cart_coupons')
    .where('user_id', '=', userId)
    .$if(code !== 'all', (query) =>
      query.where('coupon_id', '=', (eb) => eb.selectFrom('coupons').select('id').where('code', '=', code)),
    )
    .execute()
}

/** Counts a use; false when the coupon is used up, and then nothing is written. */
export async function takeCouponUse(tx: Tx, couponId: string): Promise<boolean> {
  const result = await tx
    .updateTable('coupons')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('id', '=', couponId)
    .where('is_active', '=', 1)
    .where((eb) => eb.or([eb('total_uses', 'is', null), eb('used_count', '<', eb.ref('total_uses'))]))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export interface NewCouponUse {
  id: string
  couponId: string
  userId: string
  orderId: string
  code: string
  kind: CouponRule['kind']
  payer: CouponRule['payer']
  amount: number
  /** 1 for a member's first use; with the coupon and member it is unique, which settles races. */
  useNumber: number
  now: number
}

export async function insertCouponUse(tx: Tx, use: NewCouponUse): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({
      id: use.id,
      coupon_id: use.couponId,
      user_id: use.userId,
      order_id: use.orderId,
      code: use.code,
      kind: use.kind,
      payer: use.payer,
      amount_sen: use.amount,
      use_number: use.useNumber,
      used_at: use.now,
      released_at: null,
    })
    .execute()
}

/** The lowest use number a member has free for a coupon. */
export async function nextUseNumber(tx: Tx, couponId: string, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.max('use_number').as('most'))
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return (row?.most ?? 0) + 1
}

/** Gives the coupons of an order back. */
export async function releaseCouponUses(tx: Tx, orderId: string, now: number): Promise<void> {
  const uses = await tx
    .updateTable('coupon_uses')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('coupon_id')
    .execute()
  for (const { coupon_id } of uses) await giveBackUse(tx, coupon_id)
}

/**
 * Takes up the released coupon uses of an order again, when it is paid after all. False, with nothing
 * written, when one of them has been used up or used by the member elsewhere meanwhile.
 */
export async function renewCouponUses(tx: Tx, orderId: string): Promise<boolean> {
  const uses = await tx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select((eb) => [
      'coupon_uses.id',
      eb.ref('coupon_uses.coupon_id').as('couponId'),
      eb.ref('coupon_uses.user_id').as('userId'),
      eb.ref('coupons.uses_per_member').as('perMember'),
    ])
    .where('coupon_uses.order_id', '=', orderId)
    .where('coupon_uses.released_at', 'is not', null)
    .execute()
  const numbers = new Map<string, number>()
  for (const use of uses) {
    const next = await nextUseNumber(tx, use.couponId, use.userId)
    if (use.perMember !== null && next > use.perMember) return false
    numbers.set(use.id, next)
  }
  const taken: string[] = []
  for (const { couponId } of uses) {
    if (await takeCouponUse(tx, couponId)) {
      taken.push(couponId)
      continue
    }
    for (const id of taken) await giveBackUse(tx, id)
    return false
  }
  for (const { id } of uses)
    await tx
      .updateTable('coupon_uses')
      .set({ released_at: null, use_number: numbers.get(id) ?? 1 })
      .where('id', '=', id)
      .execute()
  return true
}

async function giveBackUse(tx: Tx, couponId: string): Promise<void> {
  await tx
    .updateTable('coupons')
    .set((eb) => ({ used_count: eb('used_count', '-', 1) }))
    .where('id', '=', couponId)
    .execute()
}

/** Makes a platform coupon for free shipping on a first purchase, unless there is a coupon of that code. */
export async function insertWelcomeCoupon(
  tx: Tx,
  coupon: { id: string; code: string; now: number },
): Promise<void> {
  await tx
    .insertInto('coupons')
    .values({
      id: coupon.id,
      code: coupon.code,
      kind: 'free_shipping',
      cap_sen: null,
      starts_at: coupon.now,
      ends_at: null,
      total_uses: null,
      uses_per_member: 1,
      is_first_purchase_only: 1,
      payer: 'platform',
      store_id: null,
      created_at: coupon.now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
