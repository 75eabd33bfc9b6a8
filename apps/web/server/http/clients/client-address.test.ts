import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { clientOf } from './client-address'

const ask = (trusted: number, peer: string, forwarded?: string): string =>
  clientOf({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } as Socket }, trusted)

it('trusts nobody by default', () => {
  expect(ask(0, '203.0.113.9', '1.1.1.1')).toBe('203.0.113.9')
})

it.each([
  [1, '198.51.100.7', '198.51.100.7'],
  [1, '1.1.1.1, 2.2.2.2, 198.51.100.7', '198.51.100.7'],
  [2, '1.1.1.1, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  [2, '1.1.1.1, 8.8.8.8, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  [1, '1.1.1.1, 198.51.100.7:4711', '198.51.100.7'],
  [1, '[2001:db8::7]:4711', '2001:db8:0:0'],
])('with %i proxies takes what the first of them was asked from: %s', (trusted, forwarded, client) => {
  expect(ask(trusted, '10.0.0.1', forwarded)).toBe(client)
})

it.each([undefined, '', 'unknown', '1.1.1.1, evil', '1.1.1.1,', '999.1.1.1'])(
  'takes the connection where a proxy sent nothing of use: %s',
  (forwarded) => {
    expect(ask(1, '10.0.0.1', forwarded)).toBe('10.0.0.1')
  },
)

it('takes the connection of whoever went around a proxy', () => {
  expect(ask(2, '203.0.113.9', '1.1.1.1')).toBe('203.0.113.9')
})

it.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:0DB8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts a network of IPv6 as one: %s', (peer, client) => {
  expect(ask(0, peer)).toBe(client)
})
