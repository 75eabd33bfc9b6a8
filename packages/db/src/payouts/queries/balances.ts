import { ROLE, type Sen, type SwiftCode } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { positionIn } from '../../kernel/dialect'

/** What a member is owed, and what decides whether they are paid. */
export interface MemberBalance {
  userId: string
  name: string
  isActive: boolean
  seller: Sen
  reseller: Sen
  hasOpenPayout: boolean
  hasOpenFailure: boolean
  account: { id: string; bank: SwiftCode; holder: string; sealedNumber: string; usableAt: number } | null
}

interface BalanceRow {
  userId: string
  name: string
  status: string
  sellerStatus: string | null
  seller: Sen
  reseller: Sen
  hasOpenPayout: 0 | 1
  hasOpenFailure: 0 | 1
  accountId: string | null
  bank: SwiftCode
  holder: string
  sealedNumber: string
  usableAt: number
}

/** Everybody whose accounts as seller and reseller do not come to 0, who is owed most first. */
export async function listBalances(db: Db): Promise<MemberBalance[]> {
  const { rows } =
    await sql<BalanceRow>`select u.id as "userId", u.name, u.status, u.seller_status as "sellerStatus",
    s.seller, s.reseller,
    exists (select 1 from payouts y where y.user_id = u.id and y.state in ('proposed', 'in_transit', 'unknown'))
      as "hasOpenPayout",
    exists (select 1 from payouts y where y.user_id = u.id and y.state = 'failed' and y.confirmed_at is null)
      as "hasOpenFailure",
    a.id as "accountId", a.bank, a.holder, a.sealed_number as "sealedNumber", a.usable_at as "usableAt"
    from (select substr(account, ${positionIn('account', sql.lit(':'))} + 1) as user_id,
      sum(case when account like 'seller:%' then 0 - amount_sen else 0 end) as seller,
      sum(case when account like 'reseller:%' then 0 - amount_sen else 0 end) as reseller
      from ledger_entries where (account > 'seller:' and account < 'seller;')
        or (account > 'reseller:' and account < 'reseller;') group by 1) s
    join users u on u.id = s.user_id
    left join bank_accounts a on a.user_id = u.id and a.replaced_at is null
    where s.seller <> 0 or s.reseller <> 0
    order by s.seller + s.reseller desc, u.id`.execute(db)
  return rows.map(
    ({
      status,
      sellerStatus,
      hasOpenPayout,
      hasOpenFailure,
      accountId,
      bank,
      holder,
      sealedNumber,
      usableAt,
      ...row
    }) => ({
      ...row,
      isActive: status === 'active' && sellerStatus !== 'suspended',
      hasOpenPayout: hasOpenPayout === 1,
      hasOpenFailure: hasOpenFailure === 1,
      account: accountId === null ? null : { id: accountId, bank, holder, sealedNumber, usableAt },
    }),
  )
}

/** How many admins there are who could approve. */
export async function countAdmins(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from users
    where role = ${sql.lit(ROLE.ADMIN)} and status = 'active'`.execute(db)
  return rows[0]?.count ?? 0
}
