import { LANGUAGE_TAG } from '@pasar/domain'
import { COOKIES } from '../../app/lib/cookies/cookie-list'
import type { PageKey } from './cache-key'

/** What a browser would send that wants exactly the page of a key. */
export function requestOf({ path, query, language, currency, theme }: PageKey, appUrl: string): Request {
  const cookies = [
    ...(currency ? [`${COOKIES.currency.name}=${currency}`] : []),
    ...(theme ? [`${COOKIES.theme.name}=${theme}`] : []),
  ]
  const url = new URL(query === '' ? path : `${path}?${query}`, appUrl)
  return new Request(url, {
    headers: {
      'accept-language': LANGUAGE_TAG[language],
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : undefined),
    },
  })
}
