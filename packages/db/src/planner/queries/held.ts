import { sql } from 'kysely'

/**
 * Whether a piece `g` of a registry is still given by what was ordered for it, the line `l` of the parcel `c`: of a line of
 * which pieces were refunded, those that were reserved first are.
 */
export const isHeld = sql`c.state not in ('cancelled', 'returned') and (l.refunded_quantity = 0
  or l.quantity - l.refunded_quantity > (select count(*) from plan_gifts e where e.order_line_id = g.order_line_id
    and (e.reserved_at, e.line_id, e.piece) < (g.reserved_at, g.line_id, g.piece)))`
