import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assembleGzip, combineCrc, compressPart, computeCrc } from './gzip-parts'

const bytes = fc.uint8Array({ maxLength: 6_000 }).map((array) => Buffer.from(array))

it('is what gunzip reads, whatever the parts and the strings between them', () => {
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 8 }), fc.array(bytes), (parts, strings) => {
      const between = parts.map((_, index) => strings[index] ?? Buffer.alloc(0)).slice(1)
      const whole = Buffer.concat(
        parts.flatMap((part, index) => (index === 0 ? [part] : [between[index - 1] ?? part, part])),
      )
      const pieces = assembleGzip(parts.map(compressPart), between)
      expect(gunzipSync(Buffer.concat(pieces)).equals(whole)).toBe(true)
    }),
  )
})

it('computes the checksum of RFC 1952', () => {
  expect(computeCrc(Buffer.from('123456789'))).toBe(0xcbf43926)
})

it('notices a wrong checksum', () => {
  const body = Buffer.concat(assembleGzip([compressPart(Buffer.from('a market'))], []))
  body.writeUInt32LE(combineCrc(1, 2, 3), body.length - 8)
  expect(() => gunzipSync(body)).toThrow()
})
