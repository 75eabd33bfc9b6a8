import type { IncomingMessage } from 'node:http'
import { PAGE_OF } from '../app/lib/session/page-of'

/** The member whose page sends a request, as it says; undefined where it does not. */
export function pageOf({ headers }: IncomingMessage): string | undefined {
  const said = headers[PAGE_OF]
  return Array.isArray(said) ? said[0] : said
}
