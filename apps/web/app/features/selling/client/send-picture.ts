import { linkTo } from '@pasar/domain/access/link-to'
import { AnswerError, invalidAnswer, unexpectedAnswer } from '../../../lib/forms/call-failure'

/** A picture that the server keeps; sizes are in pixels. */
export interface SentPicture {
  key: string
  width: number
  height: number
  blur: string
}

function isSent(value: unknown): value is { picture: SentPicture } {
  if (typeof value !== 'object' || value === null || !('picture' in value)) return false
  const { picture } = value
  return (
    typeof picture === 'object' &&
    picture !== null &&
    'key' in picture &&
    typeof picture.key === 'string' &&
    'width' in picture &&
    typeof picture.width === 'number' &&
    'height' in picture &&
    typeof picture.height === 'number' &&
    'blur' in picture &&
    typeof picture.blur === 'string'
  )
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const TIMEOUT_MS = 120_000

/**
 * Sends one picture. `fetch` does not tell how much of a body has left, so this is the older request.
 * @param onProgress told which share has left, from 0 to 1
 * @param to the address that takes it
 * @throws AnswerError as the server refused it; TypeError without a connection; TimeoutError; AbortError when it was cancelled
 */
export function sendPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  to: string = linkTo('/add-items/pictures'),
): Promise<SentPicture> {
  const form = new FormData()
  form.set('picture', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', to)
    request.setRequestHeader('Accept', 'application/json')
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const body = readJson(request.responseText)
      if (request.status !== 200) return reject(unexpectedAnswer(request.status, body))
      // Who is no longer signed in is sent to the login page.
      if (!isSent(body)) return reject(invalidAnswer('listingPictures.notTaken'))
      resolve(body.picture)
    }
    request.onerror = () => reject(new TypeError('No connection'))
    request.ontimeout = () => reject(new DOMException('Too slow', 'TimeoutError'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** Whether another try could go otherwise. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof AnswerError) ||
  !/^PICTURE_|^VALIDATION$/.test(error.failure.code) ||
  error.failure.code === 'PICTURE_NOT_PROCESSED'
