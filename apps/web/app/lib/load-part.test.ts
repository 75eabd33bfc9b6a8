import { expect, it } from 'vitest'
import { makeLoadPart } from './load-part'

const BASE = 'https://pasar.test/assets/'

/** A browser that remembers which modules it could not fetch. */
function makeBrowser() {
  const modules = new Map<string, object>()
  const failed = new Set<string>()
  const asked: string[] = []
  const state = { isOnline: true }
  const load = async (address: string) => {
    const known = modules.get(address)
    if (known) return known
    if (failed.has(address)) throw new TypeError('remembered')
    asked.push(address.replace(`${BASE}./`, ''))
    if (!state.isOnline) {
      failed.add(address)
      throw new TypeError('Failed to fetch')
    }
    const module = { address }
    modules.set(address, module)
    return module
  }
  return { state, asked, loadPart: makeLoadPart(load, BASE) }
}

it('fetches a part once, by its own address', async () => {
  const { asked, loadPart } = makeBrowser()
  const part = await loadPart('./cart-1a.js')
  expect(await loadPart('./cart-1a.js')).toBe(part)
  expect(asked).toEqual(['cart-1a.js'])
})

it('fetches what failed by another address, and goes on with that one', async () => {
  const { state, asked, loadPart } = makeBrowser()
  state.isOnline = false
  await expect(loadPart('./cart-1a.js')).rejects.toThrow('Failed to fetch')
  await expect(loadPart('./cart-1a.js')).rejects.toThrow('Failed to fetch')
  state.isOnline = true
  const part = await loadPart('./cart-1a.js')
  expect(await loadPart('./cart-1a.js')).toBe(part)
  expect(asked).toEqual(['cart-1a.js', 'cart-1a.js?1', 'cart-1a.js?2', 'cart-1a.js?3'])
})
