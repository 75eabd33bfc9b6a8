/** What the worker does with a request; null is none of its business, and the browser does what it always does. */
export type Plan = 'page' | 'file' | 'picture' | null

export interface Asked {
  method: string
  url: string
  /** `navigate` when a page is opened. */
  mode: string
  /** Whether a part of a file is asked for. */
  isPart: boolean
}

/** Files whose names change with their contents. */
const FILES = /^\/(?:assets\/[\w.$-]+|icons\/[\w-]+\.svg|texts\/[\w-]+\.json)$/
/** Pictures of items, stores and people, as everyone gets them. */
const PICTURES = /^\/uploads\/[\w.-]+$/

/**
 * Only what is read is looked at: forms, calls and the data of pages go past the worker, so that it cannot keep
 * anything of them.
 */
export function planFor({ method, url, mode, isPart }: Asked, origin: string): Plan {
  const { origin: whose, pathname } = new URL(url)
  if (method !== 'GET' || whose !== origin || isPart) return null
  if (mode === 'navigate') return 'page'
  if (FILES.test(pathname)) return 'file'
  return PICTURES.test(pathname) ? 'picture' : null
}

export interface Answer {
  status: number
  type: string
  redirected: boolean
  headers: { get(name: string): string | null }
}

/** The words of a header that lists some. */
const wordsOf = (answer: Answer, name: string): string[] =>
  (answer.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)

/** An answer as it is for everyone: whole, our own, said to be public, and bringing nobody a cookie. */
function isForEveryone(answer: Answer): boolean {
  const cache = wordsOf(answer, 'cache-control')
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    cache.includes('public') &&
    !cache.includes('private') &&
    !cache.includes('no-store') &&
    answer.headers.get('set-cookie') === null
  )
}

/** A file or picture is cached when the server says that it is immutable. */
export const mayKeepFile = (answer: Answer): boolean =>
  isForEveryone(answer) && wordsOf(answer, 'cache-control').includes('immutable')

/** A page made for reading offline, which was asked for without saying by whom. */
export const mayKeepCopy = (answer: Answer): boolean =>
  isForEveryone(answer) && /^text\/html\b/.test(answer.headers.get('content-type') ?? '')

/** Which of the texts an address shows: `/about` → `about`. */
export const textOf = (pathname: string, texts: readonly string[]): string | undefined =>
  texts.find((text) => pathname === `/${text}`)

/** A copy in the light or dark that was chosen; without a choice it goes by the system. */
export const inTheme = (html: string, theme: string | undefined): string =>
  theme === 'light' || theme === 'dark' ? html.replace('<html', `<html data-theme="${theme}"`) : html

const LINE = /<li data-text="([\w-]+)">.*?<\/li>/gs
const LIST = /<section data-texts="">.*?<\/section>/s

/** The offline page with those texts on its list that are really there, and without a list when none is. */
export function listCached(html: string, isKept: (text: string) => boolean): string {
  let count = 0
  const listed = html.replace(LINE, (line, text: string) => {
    if (!isKept(text)) return ''
    count += 1
    return line
  })
  return count === 0 ? listed.replace(LIST, '') : listed
}
