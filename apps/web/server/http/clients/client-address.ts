import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** A client with IPv6 has 2^64 addresses of its own: the whole /64 counts as one client. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const left = groups(head)
  const right = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** `1.2.3.4:567` and `[::1]:567` are addresses, too. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text

/**
 * Who asks. Each proxy adds the address it was asked from, so with `trusted` proxies in front only the last
 * `trusted` entries are theirs; anyone can have written the entries before them.
 */
export function addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trusted === 0) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
  const given = forwarded.at(-trusted) ?? ''
  // Fewer entries than proxies: it did not come through them, and only the connection itself is sure.
  return isIP(given) === 0 ? peer : given
}

/** Who asks, as it is counted. */
export const clientOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: number): string =>
  toNetwork(addressOf(request, trusted))
