import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { decode } from 'turbo-stream'
import type { Translate } from '../../../i18n/translate'
import { describeCallFailure, sayFailure, unexpectedAnswer } from '../../../lib/forms/call-failure'
import type { Failure } from '../../../lib/forms/failure'
import { showToast } from '../../../ui/overlays/toast-store'

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

/** Has the page ask the server again for what it shows; never by sending again what led to it. */
const readByLoading = (): void => location.replace(location.pathname + location.search)
let readAnew = readByLoading

/** Where the page can do that without loading its document. */
export function ReadAnew(): null {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    readAnew = revalidate
    return () => {
      readAnew = readByLoading
    }
  }, [revalidate])
  return null
}

/**
 * Sends a form to the address it names while its page stays. It goes on where the answer leads; what was refused,
 * or went wrong on the way, is said on the page as it is.
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
    form.dispatchEvent(new Event('sent'))
  } catch (error) {
    showToast({ tone: 'error', title: sayFailure(t, describeCallFailure(error)) })
  }
  form.ariaBusy = null
}

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

/** Asks as the framework does: a redirect is told in the answer, with its message left for the page it leads to. */
async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> {
  const address = addressOf(form)
  address.pathname += '.data'
  const response = await fetch(address, { method: 'POST', body: bodyOf(form, submitter) })
  if (response.body === null || response.status === 204) return {}
  const { value, done } = await decode(response.body, { plugins: [(...parts) => ({ value: parts })] })
  await done
  const answer = value as Answer
  // Of an error only the status may be told; a refusal says why.
  const { error, data } = answer
  if (error !== undefined || (data?.failure && !namesFields(answer)))
    throw unexpectedAnswer(response.status, data?.failure)
  return answer
}

const namesFields = ({ data }: Answer): boolean => Object.keys(data?.failure?.fields ?? {}).length > 0

/** What is wrong with a field is said beside it, by the page the form posts to: it shows the form as it was filled in. */
function showFields(form: HTMLFormElement, submitter: HTMLElement | null): void {
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
  if (namesFields(answer)) return showFields(form, submitter)
  const { redirect, reload } = answer
  if (redirect === undefined) return
  const next = new URL(redirect, location.href)
  const here = new URL(location.href)
  here.hash = ''
  if (next.href === here.href && !reload) readAnew()
  else location.assign(next)
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
}
