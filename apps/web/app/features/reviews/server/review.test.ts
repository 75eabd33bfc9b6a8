import { asBuyer, SMALL } from '@pasar/api/testing'
import { expect, it } from 'vitest'
import { makeArgs } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { loader } from '../routes/review.server'

const services = openForEachTest()

it('says of which order the line is that is reviewed, by its number', async () => {
  const line = services().database.handle.prepare(`select l.id as lineId, o.id as orderId, o.number
    from order_lines l join orders o on o.id = l.order_id where o.buyer_id = ? limit 1`)
  const { lineId, orderId, number } = line.get(SMALL.users.buyer.id) as Record<string, string>
  const path = `/orders/user/${orderId}/review/${lineId}`
  const args = makeArgs(services(), path, asBuyer(SMALL.users.buyer))
  const shown = await loader({ ...args, params: { orderId, lineId } } as never)
  expect(shown.line).toMatchObject({ orderId, orderNumber: number })
})
