import { lookup as resolveAll } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { seconds } from '@pasar/domain'

const TIME_LIMIT = seconds(10)
const SIZE_LIMIT = 64 * 1024

const REFUSED = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  REFUSED.addSubnet(net, bits, 'ipv4')

const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
/** Within those, what leads on to addresses of version 4, or is for documents. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  REFUSED.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to a machine of the internet, and not to this machine or its network. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? PUBLIC_V6.check(address, 'ipv6') && !REFUSED.check(address, 'ipv6')
    : !REFUSED.check(address, 'ipv4')

/** The name is looked up once, and what it leads to is what is connected to: a second answer cannot lead elsewhere. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolveAll(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('no address'), '', 4)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('not a public address'), '', 4)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

/**
 * What an https address of the internet answers, up to 64 kB within ten seconds. Redirects are not followed.
 * @throws Error with a reason that names no secret
 */
export function fetchPublic(address: string): Promise<string> {
  const url = new URL(address)
  // An address that is a number is not looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isNumber = isIPv6(host) || /^[\d.]+$/.test(host)
  if (url.protocol !== 'https:') return Promise.reject(new Error('not https'))
  if (isNumber && !isPublicAddress(host)) return Promise.reject(new Error('not a public address'))
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIME_LIMIT)
    const headers = { accept: 'application/json' }
    const asked = request(url, { lookup: lookupPublic, signal, headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        asked.destroy(new Error(`answered ${answer.statusCode}`))
        return
      }
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
        if (size > SIZE_LIMIT) asked.destroy(new Error('too large'))
        else parts.push(part)
      })
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
