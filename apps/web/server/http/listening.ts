import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Config } from '@pasar/api'
import { MAX_FILE_BYTES, MIN_UPLOAD_RATE } from '@pasar/domain'
import { describeListenFailure } from '../../free-port.js'

const HEADERS_TIMEOUT_MS = 10_000
/** What the largest file of a download may take beyond the time of uploads; `endSlowBody` ends what comes too slowly. */
const LARGEST_FILE_MS = (MAX_FILE_BYTES / MIN_UPLOAD_RATE) * 1_000

type ListenConfig = Pick<Config, 'appName' | 'host' | 'port' | 'requestTimeout' | 'uploadTimeout'>

/**
 * Nothing can be served when the address is taken or not ours: that ends the process with a sentence.
 * @returns the port
 */
export function listen(server: Server, config: ListenConfig): Promise<number> {
  server.headersTimeout = Math.min(HEADERS_TIMEOUT_MS, config.requestTimeout)
  server.requestTimeout = Math.max(config.requestTimeout, config.uploadTimeout + LARGEST_FILE_MS)
  server.on('timeout', closeIfIdle)
  return new Promise((resolve) => {
    server.once('error', (error) => {
      console.error(describeListenFailure(config, error))
      process.exit(1)
    })
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Closes a connection that was idle for as long as Node keeps one. After a long turn of the event loop its timers come
 * first, and a request may have arrived in time that nobody has read: then the connection would be reset.
 */
async function closeIfIdle(socket: Socket): Promise<void> {
  const { bytesRead } = socket
  await yieldToEventLoop()
  if (socket.bytesRead === bytesRead) socket.destroy()
}

/**
 * When the last answers have to be given, counted from the beginning of the end: of the 15 s there are to close, the
 * database needs the rest. Notice and listener take up to 4 s of it, an idle connection another 6 (clients are promised
 * 5 s, Node closes it after 6): almost all have gone by then.
 */
const LAST_ANSWERS_MS = 10_000
/** The listener closes once nobody has connected for so long, or after the longest wait: there may always be someone. */
const QUIET_MS = 40
const MAX_QUIET_WAIT_MS = 1_000
/** A turn of the event loop in which only the queue was looked at. In a longer one somebody may have come since. */
const SHORT_TURN_MS = 2

/**
 * Ends a server without resetting a connection, which happens to whoever asks while their connection is being closed.
 * So connections are closed by an answer that says so, or by the time that clients were promised, and the listener only
 * when nobody waits in its queue.
 */
export class Shutdown {
  readonly #server: Server
  readonly #lastAnswersMs: number
  readonly #connections = new Set<Socket>()
  readonly #answers = new Set<ServerResponse>()
  #isClosing = false
  #began = 0
  #connectedAt = 0
  /** Requests that wait until the listener is closed; null when none has to. */
  #waiting: (() => void)[] | null = null

  constructor(server: Server, lastAnswersMs: number = LAST_ANSWERS_MS) {
    this.#server = server
    this.#lastAnswersMs = lastAnswersMs
    server.on('connection', (socket) => {
      this.#connectedAt = performance.now()
      this.#connections.add(socket)
      socket.once('close', () => this.#connections.delete(socket))
    })
  }

  /** Lets a request be answered, and its connection be closed with it when the server is closing. */
  readonly take = (response: ServerResponse, answer: () => void): void => {
    if (this.#isClosing) response.shouldKeepAlive = false
    this.#answers.add(response)
    response.once('close', () => this.#answers.delete(response))
    if (this.#waiting) this.#waiting.push(answer)
    else answer()
  }

  /** From here on every answer closes its connection, also those under way. New connections are still taken. */
  begin(): void {
    this.#isClosing = true
    this.#began = performance.now()
    for (const response of this.#answers) if (!response.headersSent) response.shouldKeepAlive = false
  }

  /** Takes no new connections. */
  async closeListener(): Promise<void> {
    // Whoever is answered connects anew, and those in the queue of a listener that closes are reset. So nobody is
    // answered until all who have connected are in.
    const waiting: (() => void)[] = []
    this.#waiting = waiting
    await this.#emptyQueue()
    // Not the close of HTTP, which destroys connections that look idle: a request may be on its way.
    NetServer.prototype.close.call(this.#server)
    this.#waiting = null
    for (const answer of waiting) answer()
  }

  async #emptyQueue(): Promise<void> {
    const latest = performance.now() + MAX_QUIET_WAIT_MS
    for (;;) {
      await wait(1)
      const began = performance.now()
      // Comes right after the loop has taken in who was in the queue.
      await yieldToEventLoop()
      const now = performance.now()
      if (now >= latest + MAX_QUIET_WAIT_MS) return
      const isCalm = now - began < SHORT_TURN_MS && this.#connectedAt < began
      if (isCalm && (now - this.#connectedAt > QUIET_MS || now >= latest)) return
    }
  }

  /** Waits until all connections have ended; those that have not in time are cut off. */
  async end(): Promise<void> {
    const ends = [...this.#connections].map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    )
    // A busy machine may have taken longer until here: then there is less time left.
    const left = this.#began + this.#lastAnswersMs - performance.now()
    const cut = setTimeout(
      () => {
        for (const socket of this.#connections) socket.destroy()
      },
      Math.max(0, left),
    )
    await Promise.all(ends)
    clearTimeout(cut)
  }
}
