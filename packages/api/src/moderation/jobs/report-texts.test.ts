import { expect, it } from 'vitest'
import { buyer, useMarket } from '../../testing/helpers'
import { KEEP_REPORTED, sweepReportTexts } from './report-texts'

const market = useMarket()
const texts = () =>
  market.rows<{ id: string; body: string | null }>(
    "select id, body from reports where id like 'rep_t%' order by id",
  )

/** Reports of reviews that are gone, closed so long ago; some more than one commit changes. */
function close(name: string, ago: number | null, count = 1): void {
  const now = market.ctx.now()
  market.run(
    `with recursive n (at) as (select 1 union all select at + 1 from n where at < ?)
      insert into reports (id, kind, target_id, user_id, reason, created_at, closed_at, item_id, body)
      select 'rep_t_' || ? || at, 'review', ? || at, ?, 'spam', 1, ?, 'itm_1', ? from n`,
    count,
    name,
    name,
    buyer.id,
    ago === null ? null : now - ago,
    ago === null ? null : 'Siti of Jalan Ipoh lies.',
  )
}

it('forgets a year after a report was closed what was said, and keeps the report', async () => {
  close('old', KEEP_REPORTED + 1, 1_100)
  close('recent', KEEP_REPORTED)
  close('waiting', null)
  const { signal } = new AbortController()
  await sweepReportTexts(market.ctx, signal)
  expect(texts()).toHaveLength(1_102)
  const said = texts().filter(({ body }) => body !== null)
  expect(said).toEqual([{ id: 'rep_t_recent1', body: 'Siti of Jalan Ipoh lies.' }])
  market.wait(1)
  await sweepReportTexts(market.ctx, signal)
  expect(texts().filter(({ body }) => body !== null)).toEqual([])
})
