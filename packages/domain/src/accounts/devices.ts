/** What a browser says of itself, in the order in which it has to be asked: most pretend to be others, too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (list: typeof BROWSERS, text: string): string | null =>
  list.find(([, sign]) => sign.test(text))?.[0] ?? null

/** Names by which people know their browser and their device; null where nothing known is said. */
export const describeDevice = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})

/**
 * The network an address belongs to, without the part that identifies a household: "203.0.113.x", or the first
 * 48 bits of IPv6. Empty when it is no address.
 */
export function maskAddress(address: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address) ?? []
  if (ipv4 !== undefined) return `${ipv4}.x`
  if (!/^[0-9a-f:]+(?:%\w+)?$/i.test(address) || !address.includes(':')) return ''
  const [head = '', tail] = (address.toLowerCase().split('%')[0] ?? '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...gap, ...last].slice(0, 3)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/48`
}
