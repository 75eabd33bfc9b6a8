import { BY_APPOINTMENT, LOW_STOCK_BELOW } from '@pasar/domain'
import { sql } from 'kysely'

/**
 * Items that are almost or quite sold out. Of a service a few dates at a time are usual: it is low once none is left. Written
 * out, so that the index of what is low serves.
 */
export const IS_LOW = sql<boolean>`listing_type = 'Fixed' and status in ('active', 'sold_out')
  and stock < ${LOW_STOCK_BELOW} and (stock < 1 or shipping_method <> ${BY_APPOINTMENT})`
