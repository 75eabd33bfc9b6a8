import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** What was sold and who joined within some time. */
export interface MarketFigures {
  /** What buyers paid, shipping included, before refunds. */
  sales: Sen
  orders: number
  members: number
}

/** Counted by indexes alone: from `from` on, before `until`. */
export async function countFigures(db: Db, from: number, until: number): Promise<MarketFigures> {
  const { rows } = await sql<MarketFigures>`select
    (select coalesce(sum(total_sen), 0) from orders where paid_at is not null and paid_at >= ${from} and paid_at < ${until}) as sales,
    (select count(*) from orders where paid_at is not null and paid_at >= ${from} and paid_at < ${until}) as orders,
    (select count(*) from users where created_at >= ${from} and created_at < ${until}) as members`.execute(db)
  return rows[0] ?? { sales: 0 as Sen, orders: 0, members: 0 }
}

/** Nobody counts further: the pages write "99+". */
const MOST = 100

/** What needs the operator, each up to 100. */
export interface OperatorWaits {
  /** Claims that must be decided soon, or should have been. */
  dueClaims: number
  failedMails: number
  /** Refunds that a provider refused and nobody has seen to. */
  failedRefunds: number
  /** Adjustments of balances that another admin has to approve. */
  adjustments: number
}

/** @param soon until when a claim counts as due */
export async function countOperatorWaits(db: Db, soon: number): Promise<OperatorWaits> {
  const { rows } = await sql<OperatorWaits>`select
    (select count(*) from (select 1 from order_claims where state = 'escalated' and decide_by > 0 and decide_by < ${soon}
      limit ${MOST}) c) as "dueClaims",
    (select count(*) from (select 1 from mails where state = 'failed' and created_at > 0 limit ${MOST}) m) as "failedMails",
    (select count(*) from (select 1 from refunds where state = 'failed' and created_at > 0 limit ${MOST}) r) as "failedRefunds",
    (select count(*) from (select 1 from adjustment_requests where state = 'waiting' and proposed_at > 0 limit ${MOST}) a)
      as "adjustments"`.execute(db)
  return rows[0] ?? { dueClaims: 0, failedMails: 0, failedRefunds: 0, adjustments: 0 }
}

/** Applications that wait for staff, of sellers and of resellers, by when they were made. */
export interface QueueAges {
  /** Made after the first moment, between the two, and before the second. */
  fresh: number
  waiting: number
  late: number
}

export async function countQueueAges(db: Db, freshSince: number, lateBefore: number): Promise<QueueAges> {
  const { rows } = await sql<QueueAges>`select
    coalesce(sum(case when created_at >= ${freshSince} then 1 else 0 end), 0) as fresh,
    coalesce(sum(case when created_at < ${freshSince} and created_at >= ${lateBefore} then 1 else 0 end), 0) as waiting,
    coalesce(sum(case when created_at < ${lateBefore} then 1 else 0 end), 0) as late
    from (select created_at from seller_applications where state = 'pending' and asked_at is null
      union all select created_at from affiliate_applications where state = 'pending') waiting`.execute(db)
  return rows[0] ?? { fresh: 0, waiting: 0, late: 0 }
}

/** What a reviewer did since a moment. */
export interface ReviewerFigures {
  approved: number
  rejected: number
  asked: number
}

export async function countReviews(db: Db, reviewerId: string, since: number): Promise<ReviewerFigures> {
  const { rows } = await sql<ReviewerFigures>`select
    coalesce(sum(case when action in ('approveSeller', 'approveAffiliate') then 1 else 0 end), 0) as approved,
    coalesce(sum(case when action in ('rejectSeller', 'rejectAffiliate') then 1 else 0 end), 0) as rejected,
    coalesce(sum(case when action = 'askApplicant' then 1 else 0 end), 0) as asked
    from audit_log where actor_id = ${reviewerId} and at >= ${since}`.execute(db)
  return rows[0] ?? { approved: 0, rejected: 0, asked: 0 }
}
