import { openTestServices, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchProxies } from './proxy-watch'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

/** How often it is told, when this is asked twice. */
function count(trustedProxies: number, peer: string, forwarded?: string): number {
  const { config, log } = services.context
  const warn = vi.spyOn(log, 'warn').mockClear()
  const watch = watchProxies({ config: { ...config, trustedProxies }, log })
  const next = vi.fn()
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } }
  for (let time = 0; time < 2; time++) watch(request, null, next)
  expect(next).toHaveBeenCalledTimes(2)
  return warn.mock.calls.length
}

it('tells once that a proxy is not counted, or one too many', () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:172.17.0.1', '10.0.0.2', 'fd00::1'])
    expect([peer, count(0, peer, '198.51.100.7')]).toEqual([peer, 1])
  expect(count(2, '127.0.0.1', '198.51.100.7')).toBe(1)
})

it('tells nothing where the number is right, nor of what anybody can write', () => {
  expect(count(1, '127.0.0.1', '198.51.100.7')).toBe(0)
  expect(count(1, '127.0.0.1', '1.1.1.1, 198.51.100.7')).toBe(0)
  expect(count(0, '203.0.113.9', '198.51.100.7')).toBe(0)
  for (const trusted of [0, 1]) expect(count(trusted, '127.0.0.1')).toBe(0)
})
