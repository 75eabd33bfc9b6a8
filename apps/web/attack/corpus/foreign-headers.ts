const EVIL = 'https://evil.example'

/** What browsers say of a request that a page of another site sends, or that comes from nobody knows where. */
export const FOREIGN: readonly Record<string, string>[] = [
  { origin: EVIL, 'sec-fetch-site': 'cross-site' },
  { origin: EVIL, 'sec-fetch-site': 'same-site' },
  { origin: EVIL },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  // A cookie, and not a word of where it comes from.
  {},
  { referer: `${EVIL}/` },
]

/** The same, with what depends on the address of the market: names that only look like it. */
export const foreignTo = (url: string): Record<string, string>[] => {
  const { protocol, host, hostname, port } = new URL(url)
  return [
    ...FOREIGN,
    { origin: `${url}.evil.example` },
    { origin: `${protocol}//evil.example/${host}` },
    { origin: `${protocol}//${host}@evil.example` },
    { origin: `https://${host}` },
    { origin: `${protocol}//${hostname}:${Number(port) + 1}` },
    { origin: `${url}/` },
    { origin: url.toUpperCase() },
    { origin: EVIL, host: 'evil.example' },
    { origin: EVIL, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { origin: EVIL, 'x-http-method-override': 'GET' },
  ]
}
