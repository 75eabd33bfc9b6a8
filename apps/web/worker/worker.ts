/// <reference lib="webworker" />
import { inTheme, listCached, mayKeepCopy, mayKeepFile, planFor, textOf } from './rules'
import type { Shell } from './shell'

declare const self: ServiceWorkerGlobalScope
/** Written in front of this code by the server (`server/installable.ts`). */
declare const SHELL: Shell

/** In which language the shop is read, as the page says that asks for this worker. */
const language = new URL(self.location.href).searchParams.get('lang') ?? 'en'
const OFFLINE = `/offline/${language}`
const SHELL_CACHE = `shell-${SHELL.version}-${language}`
/** Limits; the oldest are evicted. Files are some 10 kB each, pictures some 30. */
const MOST = { files: 120, pictures: 200 }
type Shelf = keyof typeof MOST

/** Asked for without cookies: nothing that is somebody's can come back. */
const askAsNobody = (url: string): Promise<Response> =>
  fetch(url, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })

async function keepCopy(url: string): Promise<void> {
  const answer = await askAsNobody(url)
  if (!mayKeepCopy(answer)) throw new Error(`${url} cannot be kept`)
  await (await caches.open(SHELL_CACHE)).put(url, answer)
}

/** Without the offline page the worker has no use; a text that cannot be fetched now is cached when it is read. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  await cache.addAll(SHELL.files.map((url) => new Request(url, { credentials: 'omit' })))
  await keepCopy(OFFLINE)
  for (const text of SHELL.texts) await keepCopy(`${OFFLINE}/${text}`).catch(() => {})
}

async function deleteAllBut(names: readonly string[]): Promise<void> {
  for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name)
}

async function activate(): Promise<void> {
  await deleteAllBut(SHELL.isOn ? [SHELL_CACHE, ...Object.keys(MOST)] : [])
  // So that pages need not wait until a worker has woken up.
  if (SHELL.isOn) await self.registration.navigationPreload?.enable()
  else await self.registration.navigationPreload?.disable()
  await self.clients.claim()
}

/** Not every browser lets workers read cookies. */
const readTheme = async (): Promise<string | undefined> =>
  'cookieStore' in self ? (await self.cookieStore.get('theme'))?.value : undefined

async function show(copy: Response, change: (html: string) => string = (html) => html): Promise<Response> {
  const html = inTheme(await copy.text(), await readTheme())
  return new Response(change(html), { headers: copy.headers })
}

async function showOffline(pathname: string): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE)
  const text = textOf(pathname, SHELL.texts)
  const copy = text && (await cache.match(`${OFFLINE}/${text}`))
  if (copy) return show(copy)
  const page = await cache.match(OFFLINE)
  if (!page) return Response.error()
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return show(page, (html) => listCached(html, (each) => kept.has(`${OFFLINE}/${each}`)))
}

/** From the network, always; the cache is for when there is none. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request))
    const text = answer.ok ? textOf(pathname, SHELL.texts) : undefined
    if (text) event.waitUntil(keepCopy(`${OFFLINE}/${text}`).catch(() => {}))
    return answer
  } catch {
    return showOffline(pathname)
  }
}

async function keepFile(shelf: Shelf, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(shelf)
  await cache.put(request, answer)
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST[shelf]))) await cache.delete(oldest)
}

async function answerFile(event: FetchEvent, shelf: Shelf): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // A disk that is full keeps nothing more, and that is all.
  if (mayKeepFile(answer)) event.waitUntil(keepFile(shelf, request, answer.clone()).catch(() => {}))
  return answer
}

self.addEventListener('install', (event) => {
  if (SHELL.isOn) event.waitUntil(install())
  // Nothing of an open page hangs on which worker answers: the new one takes over at once.
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
if (SHELL.isOn)
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const isPart = request.headers.has('range')
    const plan = planFor(
      { method: request.method, url: request.url, mode: request.mode, isPart },
      location.origin,
    )
    if (plan === 'page') event.respondWith(answerPage(event))
    else if (plan !== null) event.respondWith(answerFile(event, plan === 'file' ? 'files' : 'pictures'))
  })
