import { days, hours, millis, minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { suspendMember } from '../accounts/commands/suspension'
import { itemPage } from '../catalogue/reads/pages'
import { searchItems } from '../catalogue/reads/search'
import { sitemapFile } from '../catalogue/reads/sitemap'
import { findWrongSums } from '../platform/consistency-check'
import { rowsOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { kampung } from '../reviews/testing/helpers'
import { settleStores } from '../stores/jobs'
import { asAdmin } from '../testing'
import { buyer, readAll, useMarket, users } from '../testing/helpers'
import { addListing, editListing } from './commands/listing'
import { moveItem } from './commands/own-items'
import { startDueSales } from './jobs/sale-starts'
import { addAuction } from './testing/auctions'
import { listingInput, readItem, sendPicture } from './testing/helpers'

const market = useMarket()
const found = () => market.value<number>("select count(*) from item_search where item_search match 'pounded'")
const inCategory = () => market.value<number>("select items from category_counts where category = 'food'")
const schedule = (onSaleAt: number) =>
  addListing(
    market.ctx,
    kampung,
    { listing: listingInput(market), pictures: [], kept: [sendPicture(market)], onSaleAt },
    'draft',
  )
/** Whether shoppers find it: by its address, in the list, by search, in an app, and in the sitemap. */
async function visibility(id: string) {
  const { slug } = await readItem(market, id)
  const asked = await askRest(market, buyer, 'GET', `/items/${id}`)
  const listed = await askRest(market, buyer, 'GET', '/items?category=food&sort=newest')
  const searched = await searchItems(market.ctx, { q: 'sambal belacan' })
  const paths: string[] = []
  for await (const { path } of sitemapFile(market.ctx, 'items', 1)) paths.push(path)
  return [
    (await itemPage(market.ctx, slug)) !== null,
    rowsOf(listed.body, 'items').some(({ _id }) => _id === id),
    searched.items.some((item) => item.id === id),
    asked.status,
    paths.some((path) => path.endsWith(slug)),
  ]
}
const notices = () =>
  market
    .rows<{ kind: string; item: string }>(
      "select kind, data ->> 'item' as item from notifications where user_id = ? and kind like 'start%' order by rowid",
      kampung.id,
    )
    .map(({ kind, item }) => [kind, item])
const start = () => startDueSales(market.ctx)

describe('an item with a time to go on sale', () => {
  it('is a draft, which nobody sees, until then; and on sale from then on', async () => {
    const [before, at] = [inCategory(), market.ctx.now() + hours(1)]
    const id = await schedule(at)
    market.wait(hours(1) - 1)
    await start()
    expect(await readItem(market, id)).toMatchObject({ status: 'draft', onSaleAt: at })
    expect([found(), inCategory()]).toEqual([0, before])
    expect(await visibility(id)).toEqual([false, false, false, 404, false])
    market.wait(1)
    await Promise.all([start(), start()])
    expect(await readItem(market, id)).toMatchObject({ status: 'active', onSaleAt: null })
    expect([found(), inCategory()]).toEqual([1, before + 1])
    expect(await visibility(id)).toEqual([true, true, true, 200, true])
    expect(market.value('select published_at from items where id = ?', id)).toBe(market.ctx.now())
    expect(await findWrongSums(market.services.database)).toEqual([])
    const after = readAll(market)
    await start()
    expect(readAll(market)).toEqual(after)
  })

  it('loses it when it is published before, or kept as a draft without one', async () => {
    const [one, two] = [
      await schedule(market.ctx.now() + hours(1)),
      await schedule(market.ctx.now() + hours(1)),
    ]
    await moveItem(market.ctx, kampung, one, 'activate')
    expect(await readItem(market, one)).toMatchObject({ status: 'active', onSaleAt: null })
    const { version, stock: seenStock, pictures: kept } = await readItem(market, two)
    const edit = { listing: listingInput(market), pictures: [], version, seenStock, kept }
    await editListing(market.ctx, kampung, two, { ...edit, onSaleAt: null })
    market.wait(hours(2))
    await start()
    expect(await readItem(market, two)).toMatchObject({ status: 'draft' })
  })

  it('stays a draft when its store is hidden by then, as it is of a seller who is suspended', async () => {
    const id = await schedule(market.ctx.now() + minutes(5))
    await suspendMember(market.ctx, asAdmin(users.admin), kampung.id, { reason: 'Fraud' })
    await settleStores(market.ctx)
    market.wait(minutes(5))
    await start()
    expect(await readItem(market, id)).toMatchObject({ status: 'draft', onSaleAt: null })
    expect(found()).toBe(0)
  })

  it('stays a draft when its seller may not sell by then, or a required field is missing', async () => {
    const ids = [await schedule(market.ctx.now() + minutes(5)), await schedule(market.ctx.now() + minutes(5))]
    market.run("update items set description = '' where id = ?", ids[1])
    market.run("update users set seller_status = 'suspended' where id = ?", kampung.id)
    market.wait(minutes(5))
    await start()
    for (const id of ids)
      expect(await readItem(market, id)).toMatchObject({ status: 'draft', onSaleAt: null })
    expect(found()).toBe(0)
    expect(notices()).toEqual(ids.map((item) => ['startForbidden', item]))
  })

  it('tells its seller once why it did not go on sale', async () => {
    const soon = market.ctx.now() + minutes(5)
    const empty = await schedule(soon)
    market.run("update items set description = '' where id = ?", empty)
    const late = await addAuction(
      market,
      { days: null, endsAt: millis(soon + days(2)) },
      { status: 'draft', onSaleAt: soon },
    )
    market.wait(minutes(5) + days(2))
    await Promise.all([start(), start()])
    const told = [
      ['startIncomplete', empty],
      ['startTooLate', late],
    ]
    expect(notices()).toEqual(told)
    await start()
    expect(notices()).toEqual(told)
    expect(await readItem(market, late)).toMatchObject({ status: 'draft', onSaleAt: null })
  })
})
