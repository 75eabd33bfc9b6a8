import type { CartNotice } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { readFlash, setFlash } from '../../../lib/session/flash.server'
import { joinNotices } from '../client/notice-words'
import { flashNotices } from './cart-flash.server'

const notice = (line: number, name = `Item ${line}`): CartNotice => ({
  kind: 'soldOut',
  variantId: `var_${line}`,
  name,
})

describe('flashNotices', () => {
  it('has nothing to say of nothing, and leaves what there is to say', () => {
    const flash = { tone: 'success', text: 'cart.removed' } as const
    expect(flashNotices(null, [])).toBeNull()
    expect(flashNotices(flash, [])).toBe(flash)
    expect(flashNotices(flash, [notice(1)])).toEqual({
      ...flash,
      more: [{ text: 'cart.noticeSoldOut', values: { name: 'Item 1' } }],
    })
  })

  it('counts those that there is no room for, and comes through a cookie whole', async () => {
    const long = Array.from({ length: 100 }, (_, line) => notice(line, '商'.repeat(200)))
    const flash = flashNotices(null, long)
    expect(flash).toMatchObject({ tone: 'warning', title: 'cart.changed', text: 'cart.noticeSoldOut' })
    expect(flash?.more?.at(-1)).toEqual({ text: 'cart.noticeMore', values: { count: 95 } })
    const header = flash === null ? '' : await setFlash(flash)
    expect(header.length).toBeLessThan(4_000)
    const request = new Request('http://pasar.test', { headers: { cookie: header.split(';')[0] ?? '' } })
    expect(await readFlash(request)).toMatchObject({ ...flash })
  })
})

describe('joinNotices', () => {
  it('says the same thing once, as it is now', () => {
    const price = (to: number): CartNotice => ({
      kind: 'price',
      variantId: 'var_1',
      name: 'Item 1',
      from: 1 as never,
      to: to as never,
    })
    expect(joinNotices([notice(1), price(2)], [price(3)])).toEqual([notice(1), price(3)])
  })
})
