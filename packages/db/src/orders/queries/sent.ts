import { type RawBuilder, sql } from 'kysely'

/**
 * Whether anything of a line `l` of a parcel `p` was sent: not where all of it went back before the parcel was shipped, or
 * was still to come when it did.
 */
export const wasSent: RawBuilder<boolean> = sql`not (l.refunded_quantity >= l.quantity and (l.unshipped_quantity >= l.quantity
  or (l.is_virtual = 0 and (p.shipped_at is null
    or (exists (select 1 from parcel_parts t where t.parcel_id = p.id)
      and not exists (select 1 from parcel_part_lines n where n.line_id = l.id))))))`
