import { changeRows, readRows, SMALL } from '@pasar/api/testing'
import type { Market } from './test'

const { paid } = SMALL.orders

/**
 * Has the buyer's order of two kinds of things arrive for as long as `work` takes, and takes back afterwards what
 * was written about it: other tests find the order on its way.
 * @returns what `work` does, given the address of the review of kopi
 */
export async function withReceived(
  { dataDir }: Market,
  work: (page: string) => Promise<void>,
): Promise<void> {
  const [line] = await readRows<{ id: string }>(
    dataDir,
    'select id from order_lines where order_id = ? and item_id = ?',
    paid.id,
    SMALL.items.kopi.id,
  )
  const move = (state: string) =>
    changeRows(dataDir, 'update parcels set state = ? where order_id = ?', state, paid.id)
  await move('completed')
  try {
    await work(`/orders/user/${paid.id}/review/${line?.id}`)
  } finally {
    await changeRows(
      dataDir,
      'delete from reviews where line_id in (select id from order_lines where order_id = ?)',
      paid.id,
    )
    await move('to_ship')
  }
}
