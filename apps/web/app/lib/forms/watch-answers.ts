import { unexpectedAnswer } from './call-failure'

/** The contract's limit for all calls. */
const TIMEOUT_MS = 30_000
/** What the server gives a form with files. */
const UPLOAD_MS = 120_000
/** The limit for files of downloads; the server ends uploads that are too slow. */
const LARGE_MS = 2_400_000

const isFramework = ({ headers }: Response): boolean =>
  `${headers.get('Content-Type')}`.startsWith('text/x-script')

/**
 * Has the framework's requests fail with what the server said when something before the routes answered them. The
 * framework itself would say that the answer could not be decoded. What they send is given the contract's time, and so are
 * a page's own calls.
 */
export function watchAnswers(): void {
  const ownFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    // The framework asks for a URL, also for the list of routes.
    if (!(input instanceof URL)) return ownFetch(input, limitCall(init))
    if (!input.pathname.endsWith('.data')) return ownFetch(input, init)
    const response = await ownFetch(input, init?.method === 'POST' ? withLimit(input, init) : init)
    if (response.ok || isFramework(response)) return response
    throw unexpectedAnswer(response.status, await response.json().catch(() => null))
  }
}

/** A call that brings no limit of its own. Files take the time they need. */
const limitCall = (init: RequestInit = {}): RequestInit =>
  init.signal || init.body instanceof FormData ? init : { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }

function withLimit({ pathname }: URL, init: RequestInit): RequestInit {
  const uploadMs = pathname.endsWith('/files.data') ? LARGE_MS : UPLOAD_MS
  // Only forms with files are sent in parts.
  const limit = AbortSignal.timeout(init.body instanceof FormData ? uploadMs : TIMEOUT_MS)
  // Safari before 17.4 and Firefox before 124 cannot join two; there an answer that nobody waits for comes all the same.
  return { ...init, signal: (init.signal && AbortSignal.any?.([init.signal, limit])) ?? limit }
}
