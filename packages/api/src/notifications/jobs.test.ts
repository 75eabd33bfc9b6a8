import { expect, it } from 'vitest'
import { buyer, useMarket } from '../testing/helpers'
import { KEEP_READ, KEEP_UNREAD, sweepNotifications } from './jobs'

const market = useMarket()
const kept = () =>
  market
    .rows<{ id: string }>("select id from notifications where id like 'ntf_t%' order by id")
    .map(({ id }) => id)

/** Notifications of so long ago; some more than one commit deletes. */
function notify(name: string, ago: number, isRead: boolean, count = 1): void {
  const now = market.ctx.now()
  market.run(
    `with recursive n (at) as (select 1 union all select at + 1 from n where at < ?)
      insert into notifications (id, user_id, kind, created_at, read_at)
      select 'ntf_t_' || ? || at, ?, 'orderPaid', ?, ? from n`,
    count,
    name,
    buyer.id,
    now - ago,
    isRead ? now : null,
  )
}

it('deletes what was read half a year after it was made, and what nobody read after two years', async () => {
  notify('readOld', KEEP_READ + 1, true, 1_100)
  notify('read', KEEP_READ, true)
  notify('unreadOld', KEEP_UNREAD + 1, false)
  notify('unread', KEEP_UNREAD, false)
  await sweepNotifications(market.ctx, AbortSignal.abort())
  expect(kept()).toHaveLength(1_103)
  await sweepNotifications(market.ctx, new AbortController().signal)
  expect(kept()).toEqual(['ntf_t_read1', 'ntf_t_unread1'])
})
