import { addressSchema, profileSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { ADDRESS, newbuyer, useMarket } from '../../testing/helpers'
import { HOSTILE_TEXTS } from '../../testing/hostile-texts'
import { addAddress, changeProfile } from '../commands/profile'
import { takeAlong } from '../testing/export-helpers'
import { addressesOf, profileOf } from './profile'

const market = useMarket()

/** What may be kept of these texts, and what is refused with a sentence. */
function judge<T>(parse: (text: string) => { success: boolean; data?: T }) {
  const kept: T[] = []
  const refused: string[] = []
  for (const text of HOSTILE_TEXTS) {
    const { success, data } = parse(text)
    if (success && data !== undefined) kept.push(data)
    else refused.push(text)
  }
  return { kept, refused }
}

it('what is taken is kept and handed out character for character, the rest is refused', async () => {
  const names = judge((name) => profileSchema.safeParse({ name, phone: '', language: 'en', currency: 'MYR' }))
  expect(names.kept.length).toBeGreaterThan(35)
  for (const text of names.refused) expect(text.length > 80 || /[\p{Cc}\u202e]/u.test(text), text).toBe(true)
  for (const profile of names.kept) {
    await changeProfile(market.ctx, newbuyer, profile)
    expect((await profileOf(market.ctx, newbuyer)).name).toBe(profile.name)
    const { files, read } = await takeAlong(market.ctx, newbuyer)
    expect(Object.keys(files)).toHaveLength(32)
    expect(read('profile.json')).toMatchObject({ name: profile.name })
  }

  const addresses = judge((line1) =>
    addressSchema.safeParse({ ...ADDRESS, line1, line2: line1, city: line1 }),
  )
  expect(addresses.kept.length).toBeGreaterThan(35)
  for (const address of addresses.kept.slice(0, 20)) await addAddress(market.ctx, newbuyer, address, false)
  const { read } = await takeAlong(market.ctx, newbuyer)
  expect(read('addresses.json')).toEqual(await addressesOf(market.ctx, newbuyer))
})
