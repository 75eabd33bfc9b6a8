import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { decode } from 'turbo-stream'
import type { Translate } from '../../../i18n/translate'
import {
  type AnswerError,
  describeCallFailure,
  sayFailure,
  unexpectedAnswer,
} from '../../../lib/forms/call-failure'
import type { Failure } from '../../../lib/forms/failure'
import { showToast } from '../../../ui/overlays/toast-store'
import { fillKept, keepFields } from './kept-fields'

/** What an action answered, as the framework sends it to scripts. */
interface Answer {
  redirect?: string
  /** Whether what it leads to needs a document of its own. */
  reload?: boolean
  data?: { failure?: Failure } | null
  error?: unknown
}

/** A copy of one's data is made and sent in this time, or something is wrong. */
const SAVE_WITHIN_MS = 120_000

/** Longer than that a page takes to go only when someone stopped it: then its form can be sent again. */
const LEAVE_WITHIN_MS = 30_000

/** What led to another page is over when this page is gone, or has come back from the browser's memory. */
const whenLeft = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, LEAVE_WITHIN_MS)
    function end() {
      clearTimeout(timer)
      removeEventListener('pageshow', end)
      resolve()
    }
    addEventListener('pageshow', end)
  })

/** Has the page ask the server again for what it shows; never by sending again what led to it. */
const readByLoading = (): Promise<void> => {
  location.replace(location.pathname + location.search)
  return whenLeft()
}
let readAnew = readByLoading
/** A form was refused before this page could read itself anew without loading its document and losing the message. */
let isStale = false

/** Where the page can do that without loading its document. */
export function ReadAnew(): null {
  const { revalidate, state } = useRevalidator()
  const waiting = useRef<(() => void)[]>([])
  useEffect(fillKept, [])
  // After every render: the state may have come and gone between two of them.
  useEffect(() => {
    if (state === 'idle') for (const resolve of waiting.current.splice(0)) resolve()
  })
  useEffect(() => {
    readAnew = () =>
      new Promise((resolve) => {
        revalidate()
        waiting.current.push(resolve)
      })
    if (isStale) revalidate()
    isStale = false
    return () => {
      readAnew = readByLoading
      for (const resolve of waiting.current.splice(0)) resolve()
    }
  }, [revalidate])
  return null
}

/** After a refusal: what the page shows may be what it was refused for. */
async function readAfterRefusal(): Promise<void> {
  if (readAnew === readByLoading) isStale = true
  else await readAnew()
}

/** The server's answer to a form it did not take, and that no page says. */
class Refusal extends Error {
  constructor(override readonly cause: AnswerError) {
    super(cause.message)
  }
}

/**
 * Sends a form to the address it names while its page stays. It goes on where the answer leads; what was refused,
 * or went wrong on the way, is said on the page as it is. The form takes no second press until that is over, and
 * gets the event `sent` when it led to a file or another page.
 */
export async function sendForm(
  t: Translate,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  try {
    const fileName = form.dataset.saveAs
    if (fileName === undefined) await goOn(await post(form, submitter), form, submitter)
    else await saveFile(fileName, form, submitter)
  } catch (error) {
    showToast({ tone: 'error', title: sayFailure(t, describeCallFailure(error)) })
    if (error instanceof Refusal) await readAfterRefusal()
  }
  form.ariaBusy = null
}

const dispatchSent = (form: HTMLFormElement): boolean => form.dispatchEvent(new Event('sent'))

const addressOf = (form: HTMLFormElement): URL =>
  new URL(form.getAttribute('action') ?? location.href, location.href)

/** What the form holds, the pressed button included. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData | URLSearchParams {
  const body = new FormData(form)
  if (submitter instanceof HTMLButtonElement && submitter.name !== '')
    body.append(submitter.name, submitter.value)
  if (form.getAttribute('enctype') === 'multipart/form-data') return body
  const texts = new URLSearchParams()
  for (const [name, value] of body) if (typeof value === 'string') texts.append(name, value)
  return texts
}

/** Sends the request as the framework does: a redirect is in the answer, with its message left for the next page. */
async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> {
  const address = addressOf(form)
  address.pathname += '.data'
  const response = await fetch(address, { method: 'POST', body: bodyOf(form, submitter) })
  if (response.body === null || response.status === 204) return {}
  const { value, done } = await decode(response.body, { plugins: [(...parts) => ({ value: parts })] })
  await done
  const answer = value as Answer
  const { error, data } = answer
  // Of an error only the status may be shown; a refusal says why.
  if (error !== undefined) throw unexpectedAnswer(response.status, null)
  if (data?.failure && !isSaidThere(answer))
    throw new Refusal(unexpectedAnswer(response.status, data.failure))
  return answer
}

/** What is wrong with a field is said beside it, and where to log in above it. */
const isSaidThere = ({ data }: Answer): boolean =>
  data?.failure?.code === 'UNAUTHORIZED' || Object.keys(data?.failure?.fields ?? {}).length > 0

/** Goes on to the page the form posts to: it shows the form as it was filled in, and what is wrong with it. */
function showForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '')
    form.append(
      Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: submitter.name,
        value: submitter.value,
      }),
    )
  form.submit()
}

async function goOn(answer: Answer, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isSaidThere(answer)) {
    showForm(form, submitter)
    return whenLeft()
  }
  const { redirect, reload } = answer
  if (redirect === undefined) return
  const next = new URL(redirect, location.href)
  const here = new URL(location.href)
  here.hash = ''
  if (next.href === here.href && !reload) return readAnew()
  if (reload && next.pathname === here.pathname) keepFields(submitter?.getAttribute('name') ?? undefined)
  location.assign(next)
  dispatchSent(form)
  // A file is saved, and its page stays.
  if (form.dataset.leadsTo !== 'file') await whenLeft()
}

/** Saves an answer that is a file. One that leads elsewhere has left its message for the page, which reads it. */
async function saveFile(name: string, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const response = await fetch(addressOf(form), {
    method: 'POST',
    body: bodyOf(form, submitter),
    redirect: 'manual',
    signal: AbortSignal.timeout(SAVE_WITHIN_MS),
  })
  if (response.type === 'opaqueredirect') return readAnew()
  if (!response.ok) throw unexpectedAnswer(response.status, await response.json().catch(() => null))
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(URL.revokeObjectURL, 60_000, href)
  dispatchSent(form)
}
