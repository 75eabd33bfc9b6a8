import { useFetcher, useRevalidator } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/** How long after the last key the form is saved. */
const AFTER_MS = 3_000
/** Browsers send so much after a page has gone, and no more; some of it is the frame of the form. */
const MAX_KEPT_BYTES = 60_000

const bytesOf = (typed: FormData): number => {
  const encoder = new TextEncoder()
  let bytes = 0
  for (const [name, value] of typed)
    if (typeof value === 'string') bytes += encoder.encode(value).length + name.length + 150
  return bytes
}

const isTyped = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) &&
  field.value !== field.defaultValue

interface Stopping<Answer> {
  /** Nothing is saved by itself any more: somebody has to say what is right. */
  isStopped?(answer: Answer | undefined): boolean
  /** Has what is typed from then on put aside when the page is left, in place of what is stored. */
  putAside?(typed: FormData): void
  /** Once the page has come back as it was left, what was sent last is saved again: the answer says what became of it. */
  savesAgain?: boolean
}

/**
 * Saves what is typed into a form, without its files: some seconds after the last key, when its tab is put away, and when it
 * is left. What is too much to be sent after the page has gone has the browser ask first.
 * @param files the name of the field with files
 * @returns what the server answered last
 */
export function useSaveLater<Answer>(
  form: RefObject<HTMLFormElement>,
  files: string,
  { isStopped = () => false, putAside, savesAgain = false }: Stopping<Answer> = {},
): Answer | undefined {
  const { submit, data, state } = useFetcher()
  const { revalidate } = useRevalidator()
  const answer = data as Answer | undefined
  const latest = useRef({ isStopped: false, isOnItsWay: false, putAside, savesAgain })
  latest.current = { isStopped: isStopped(answer), isOnItsWay: state !== 'idle', putAside, savesAgain }
  useEffect(() => {
    const element = form.current
    if (!element) return
    const action = `${location.pathname}${location.search}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPending = false
    let wasSentLast = false
    const read = (): FormData => {
      const typed = new FormData(element)
      typed.delete(files)
      typed.set('intent', 'autosave')
      return typed
    }
    const stop = () => {
      clearTimeout(timer)
      isPending = false
    }
    const save = () => {
      clearTimeout(timer)
      if (latest.current.isStopped) return
      stop()
      submit(read(), { method: 'post', encType: 'multipart/form-data', action })
    }
    const later = () => {
      stop()
      isPending = true
      timer = setTimeout(save, AFTER_MS)
    }
    const hasWords = (): boolean =>
      latest.current.isStopped
        ? isPending && latest.current.putAside !== undefined
        : isPending || latest.current.isOnItsWay
    /** Nobody is there any more to read the answer. */
    const saveLast = () => {
      if (!hasWords()) return
      stop()
      wasSentLast = true
      const body = read()
      if (latest.current.isStopped) latest.current.putAside?.(body)
      const keepalive = bytesOf(body) <= MAX_KEPT_BYTES
      fetch(action, { method: 'POST', body, keepalive, headers: { Accept: 'text/html' } }).catch(() => {})
    }
    const hide = () => {
      if (document.visibilityState === 'hidden' && isPending) save()
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (hasWords() && bytesOf(read()) > MAX_KEPT_BYTES) event.preventDefault()
    }
    /** The page has come back as it was left: another version is stored by now. */
    const comeBack = () => {
      if (!wasSentLast) return
      wasSentLast = false
      if (latest.current.savesAgain && !latest.current.isStopped) save()
      else revalidate()
    }
    // What was typed before scripts ran here.
    if ([...element.elements].some(isTyped)) later()
    element.addEventListener('input', later)
    element.addEventListener('submit', stop)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', saveLast)
    addEventListener('beforeunload', ask)
    addEventListener('pageshow', comeBack)
    return () => {
      element.removeEventListener('input', later)
      element.removeEventListener('submit', stop)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', saveLast)
      removeEventListener('beforeunload', ask)
      removeEventListener('pageshow', comeBack)
      // A link within the market was followed: what is on its way arrives.
      if (isPending) saveLast()
    }
  }, [submit, form, files, revalidate])
  return answer
}
