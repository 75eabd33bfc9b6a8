import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { isUpload } from '../security'

/** How long one form has the thread to itself; later it waits for its picture, and the next one begins. */
const TURN_MS = 50
/** Someone always asks for something: no form waits for a calm moment longer than this. */
const MAX_WAIT_MS = 100

/**
 * Lets forms with pictures begin one by one, each when no page is being rendered: many of them at the same moment would
 * share the thread with every page. They wait unread, so they cost no memory.
 */
export class UploadQueue {
  readonly #waiting: (() => void)[] = []
  #pages = 0
  #isTaken = false
  #impatience: NodeJS.Timeout | undefined

  /** Counts what is answered meanwhile. */
  track(request: Parameters<typeof isUpload>[0], response: ServerResponse): void {
    if (isUpload(request)) return
    this.#pages += 1
    response.once('close', () => {
      this.#pages -= 1
      this.#look()
    })
  }

  readonly take: RequestHandler = (request, response, next) => {
    if (!isUpload({ method: request.method, url: request.originalUrl, headers: request.headers }))
      return next()
    const begin = (): void => this.#begin(response, next)
    this.#waiting.push(begin)
    response.once('close', () => {
      const at = this.#waiting.indexOf(begin)
      if (at >= 0) this.#waiting.splice(at, 1)
    })
    this.#look()
  }

  #look(): void {
    if (this.#isTaken || this.#waiting.length === 0) return
    if (this.#pages === 0) this.#startNext()
    else this.#impatience ??= setTimeout(() => this.#startNext(), MAX_WAIT_MS)
  }

  #startNext(): void {
    clearTimeout(this.#impatience)
    this.#impatience = undefined
    this.#waiting.shift()?.()
  }

  #begin(response: ServerResponse, next: () => void): void {
    this.#isTaken = true
    const end = (): void => {
      clearTimeout(timer)
      response.off('close', end)
      this.#isTaken = false
      // Requests that waited meanwhile are admitted first.
      setImmediate(() => this.#look())
    }
    const timer = setTimeout(end, TURN_MS)
    response.once('close', end)
    next()
  }
}
