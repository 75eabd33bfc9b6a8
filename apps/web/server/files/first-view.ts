import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser seems to see the shop for the first time: it comes from elsewhere and has no cookie of ours.
 * Its first page then brings the styles with it, which saves a round trip; later ones name the file, which is
 * cached by then.
 */
export const isFirstView = ({ cookie, ...headers }: IncomingHttpHeaders): boolean =>
  cookie === undefined && ['none', 'cross-site'].includes(String(headers['sec-fetch-site']))
