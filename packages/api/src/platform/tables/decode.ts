import { DomainError } from '@pasar/domain'

/** So much of a file shows its encoding. */
const SAMPLE = 256 * 1024
/** Below that share of common characters, bytes are not taken for Chinese. */
const CHINESE_FROM = 0.75

/** Characters 0x80 to 0x9F of Windows-1252, which the decoder of Node 20 leaves as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const decodeWindows = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character)

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Of texts in western letters every other byte of UTF-16 is 0, at which a mark at the beginning may be missing. */
function findUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 5 && even < odd / 10) return 'utf-16le'
  return even > sample.length / 5 && odd < even / 10 ? 'utf-16be' : null
}

/** Which share of the characters beyond ASCII are pairs of bytes for common Chinese ones. */
function shareOfCommon(bytes: Uint8Array, isCommon: (lead: number, trail: number) => boolean): number {
  let [characters, common] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    characters += 1
    if (isCommon(lead, bytes[at + 1] ?? 0)) common += 1
    at += 1
  }
  return characters === 0 ? 0 : common / characters
}

const between = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to

/** The most used characters of GB 2312 and of Big5 stand in blocks of their own, and so do their commas and stops. */
const isCommonGb = (lead: number, trail: number): boolean =>
  (between(lead, 0xb0, 0xd7) || between(lead, 0xa1, 0xa3)) && between(trail, 0xa1, 0xfe)
const isCommonBig5 = (lead: number, trail: number): boolean =>
  between(lead, 0xa1, 0xc6) && (between(trail, 0x40, 0x7e) || between(trail, 0xa1, 0xfe))

/** GB 18030 takes nearly everything: whichever has the most common characters is meant; null for neither. */
function guessChinese(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE)
  const gb = shareOfCommon(sample, isCommonGb)
  const big5 = shareOfCommon(sample, isCommonBig5)
  if (Math.max(gb, big5) < CHINESE_FROM) return null
  return gb >= big5 ? 'gb18030' : 'big5'
}

function decodeOld(bytes: Uint8Array): string {
  const chinese = guessChinese(bytes)
  return (chinese === null ? null : tryDecode(bytes, chinese)) ?? decodeWindows(bytes)
}

/**
 * A file as text, in whichever encoding it came: UTF-8 and UTF-16 with and without a mark, GB 18030, Big5, Windows-1252.
 * @throws DomainError IMPORT_FILE_KIND for what is no text
 */
export function decodeTable(bytes: Uint8Array): string {
  const wide = findUtf16(bytes)
  const text = wide ? tryDecode(bytes, wide) : (tryDecode(bytes, 'utf-8') ?? decodeOld(bytes))
  if (text === null || text.slice(0, 10_000).includes('\0')) throw new DomainError('IMPORT_FILE_KIND')
  return text
}
