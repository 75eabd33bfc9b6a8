import { deleteOwnRows, NO_ROOTS } from '@pasar/db'
import { MAX_SAVED_VIEWS } from '@pasar/domain'
import { expect, it } from 'vitest'
import { refusalOf, useMarket, users } from '../../testing/helpers'
import {
  removeView,
  renameView,
  requireOwnView,
  restoreView,
  savedViewsOf,
  saveView,
  setDefaultView,
} from './saved-views'

const market = useMarket()
const { admin, seller } = users
const OLDEST = { sort: 'oldest' }

async function save(name: string, owner = admin) {
  // They are listed in the order of their times.
  market.wait(1)
  await saveView(market.ctx, owner, 'members', { name }, OLDEST)
  const { views } = await savedViewsOf(market.ctx, owner, 'members')
  return views.at(-1)?.id ?? ''
}

it('keeps a view of a list for its member alone', async () => {
  const id = await save('Old hands')
  expect(await savedViewsOf(market.ctx, admin, 'members')).toEqual({
    views: [{ id, name: 'Old hands', to: '/admin/users?sort=oldest', isPartial: false, isDefault: false }],
    removed: null,
  })
  for (const [owner, list] of [
    [seller, 'members'],
    [admin, 'stores'],
  ] as const) {
    expect((await savedViewsOf(market.ctx, owner, list)).views).toEqual([])
    for (const work of [
      () => requireOwnView(market.ctx, owner, list, id),
      () => renameView(market.ctx, owner, list, id, { name: 'Mine' }),
      () => setDefaultView(market.ctx, owner, list, id, true),
      () => removeView(market.ctx, owner, list, id),
      () => restoreView(market.ctx, owner, list, id),
    ])
      expect(await refusalOf(work())).toBe('NOT_FOUND')
  }
})

it('refuses a name that is taken, the whole list, and one view too many', async () => {
  const id = await save('View 1')
  expect(await refusalOf(save('View 1'))).toBe('VIEW_NAME_TAKEN')
  const whole = saveView(market.ctx, admin, 'members', { name: 'All' }, {})
  expect(await refusalOf(whole)).toBe('VIEW_IS_WHOLE')
  await save('View 1', seller)
  for (let at = 2; at <= MAX_SAVED_VIEWS; at++) await save(`View ${at}`)
  expect(await refusalOf(save('One more'))).toBe('VIEWS_FULL')
  expect(await refusalOf(renameView(market.ctx, admin, 'members', id, { name: 'View 2' }))).toBe(
    'VIEW_NAME_TAKEN',
  )
  await renameView(market.ctx, admin, 'members', id, { name: 'View 1' })
  // Two tabs at once: one view of the name, whichever comes first.
  await removeView(market.ctx, admin, 'members', id)
  const both = await Promise.allSettled([save('Twice'), save('Twice')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(restoreView(market.ctx, admin, 'members', id))).toBe('VIEWS_FULL')
})

it('has one view open the list, and puts back the one that was deleted last', async () => {
  const [first, second] = [await save('First'), await save('Second')]
  const set = (id: string) => setDefaultView(market.ctx, admin, 'members', id, true)
  const defaults = async () =>
    (await savedViewsOf(market.ctx, admin, 'members')).views.flatMap(({ name, isDefault }) =>
      isDefault ? [name] : [],
    )
  await set(first)
  await set(second)
  expect(await defaults()).toEqual(['Second'])
  await removeView(market.ctx, admin, 'members', first)
  await removeView(market.ctx, admin, 'members', second)
  expect(await savedViewsOf(market.ctx, admin, 'members')).toEqual({
    views: [],
    removed: { id: second, name: 'Second' },
  })
  expect(await refusalOf(restoreView(market.ctx, admin, 'members', first))).toBe('NOT_FOUND')
  const third = await save('Third')
  await set(third)
  await restoreView(market.ctx, admin, 'members', second)
  expect(await defaults()).toEqual(['Third'])
  await removeView(market.ctx, admin, 'members', second)
  await save('Second')
  expect(await refusalOf(restoreView(market.ctx, admin, 'members', second))).toBe('VIEW_NAME_TAKEN')
})

it('shows what is left of a view whose filter was renamed, and goes with the account', async () => {
  const id = await save('Earlier')
  market.run('update saved_views set query = ? where id = ?', '{"sort":"oldest","branch":"kl"}', id)
  expect((await savedViewsOf(market.ctx, admin, 'members')).views).toMatchObject([
    { to: '/admin/users?sort=oldest', isPartial: true },
  ])
  await market.ctx.transact(NO_ROOTS.alone, (tx) => deleteOwnRows(tx, admin.id))
  expect(market.value('select count(*) from saved_views')).toBe(0)
})
