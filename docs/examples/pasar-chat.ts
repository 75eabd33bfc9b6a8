/**
 * A chat for members, on top of `pasar-client.ts`: conversations and messages over REST, what comes in over the socket.
 * `apps/web/e2e/messaging/chat-client.js-only.spec.ts` tries it against a real server.
 */
import { CallError, type PasarClient } from './pasar-client'

/** The part of Socket.IO's client that is needed: pass its `io` in. */
export interface ChatSocket {
  on(event: string, listener: (payload: unknown) => void): unknown
  emitWithAck(event: string, payload: unknown): Promise<unknown>
  connect(): unknown
  disconnect(): unknown
  /** Whether it is connected or tries again by itself; not once the server has refused or closed it. */
  readonly active: boolean
}
export type OpenSocket = (
  url: string,
  options: {
    auth: (answer: (auth: { userId: string; token: string }) => void) => void
    transports: ['websocket']
    reconnectionDelayMax: number
  },
) => ChatSocket

export interface Conversation {
  _id: string
  store: string
  unread: number
}

/** As REST and the socket send it; `state` and what follows only by REST. */
export interface ChatMessage {
  _id: string
  sender: { _id: string }
  content: string
  conversation: string
  isAutomatic: boolean
  rejectionReason: string | null
  state?: 'pending' | 'delivered' | 'rejected'
  /** Of one's own: whether the other one has read it. */
  isRead?: boolean
  /** Addresses. */
  pictures?: string[]
}

/** How an auction stands now. */
export interface AuctionNews {
  itemId: string
  price: number
  bids: number
  leader: string | null
  endsAt: number
  state: string
}

export interface ChatOptions {
  url: string
  client: PasarClient
  io: OpenSocket
  /** The token as it is now: each new connection begins with it. */
  readToken(): string
  /** A message for this member, or one of theirs that had been held. */
  onMessage(message: ChatMessage): void
  /** One of theirs that an admin has rejected. */
  onRejected?(message: ChatMessage): void
  /** The other member of a conversation is writing. */
  onTyping?(conversation: string): void
  /** The other member has read what was delivered. */
  onRead?(conversation: string): void
  /** An auction that is watched has changed. */
  onAuction?(news: AuctionNews): void
  /** After each connection: what came meanwhile is read over REST. */
  onConnect?(): void
  /** It will not connect any more: log in, and open a new one. */
  onLost?(error: CallError): void
  /** Runs work once after some milliseconds. */
  schedule?(work: () => void, ms: number): void
}

const MIN_RECONNECT_MS = 1_000
const MAX_RECONNECT_MS = 10_000

/** Why the server refuses a connection, as the socket brings it; none where it was not reached. */
function refusalOf(error: unknown): CallError | null {
  const { data } = (error ?? {}) as { data?: { code?: string; message?: string } }
  return data?.code === undefined ? null : new CallError(data.code, data.message ?? data.code)
}

export class PasarChat {
  readonly #options: ChatOptions
  #socket: ChatSocket | null = null
  /** How often the server has refused the connection since there was one. */
  #refused = 0
  readonly #watched = new Set<string>()
  /** How far each conversation was read here. */
  readonly #shown = new Map<string, number>()

  constructor(options: ChatOptions) {
    this.#options = options
  }

  /** Connects, and joins one's own room with each connection. @returns once the first has been joined. @throws CallError */
  async open(): Promise<void> {
    const { url, client, io, readToken, onMessage, onRejected, onTyping, onRead, onAuction, onConnect } =
      this.#options
    const { data } = await client.call('GET', '/users/profile')
    const { _id: userId } = data as { _id: string }
    const socket = io(url, {
      auth: (answer) => answer({ userId, token: readToken() }),
      transports: ['websocket'],
      reconnectionDelayMax: MAX_RECONNECT_MS,
    })
    this.#socket = socket
    socket.on('messageApproved', (message) => onMessage(message as ChatMessage))
    socket.on('messageRejected', (message) => onRejected?.(message as ChatMessage))
    socket.on('typing', (sign) => onTyping?.((sign as { conversation: string }).conversation))
    socket.on('messagesRead', (mark) => onRead?.((mark as { conversation: string }).conversation))
    socket.on('auctionUpdated', (news) => onAuction?.(news as AuctionNews))
    socket.on('disconnect', () => void this.#recover(socket, null))
    let isOpen = false
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => {
        this.#refused = 0
        socket.emitWithAck('joinRoom', userId).then(() => {
          isOpen = true
          // The server forgets with each connection what was watched.
          for (const itemId of this.#watched) this.#watch(socket, itemId).catch(() => {})
          onConnect?.()
          resolve()
        }, reject)
      })
      socket.on('connect_error', (error) => {
        if (isOpen) return void this.#recover(socket, refusalOf(error))
        this.close()
        reject(refusalOf(error) ?? new CallError('NETWORK_ERROR', 'Network connection error.'))
      })
    })
  }

  close(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.disconnect()
  }

  /** Has `onAuction` called for an auction, also after the connection was lost. 20 at a time. */
  async watchAuction(itemId: string): Promise<void> {
    this.#watched.add(itemId)
    if (this.#socket) await this.#watch(this.#socket, itemId)
  }

  async unwatchAuction(itemId: string): Promise<void> {
    this.#watched.delete(itemId)
    await this.#socket?.emitWithAck('unwatchAuction', itemId)
  }

  /** Five messages a second are taken; what was too fast is sent again. */
  async #watch(socket: ChatSocket, itemId: string): Promise<void> {
    const answer = (await socket.emitWithAck('watchAuction', itemId)) as { code?: string }
    if (answer.code !== 'TOO_MANY_REQUESTS') return
    this.#later(() => {
      if (this.#socket !== socket || !this.#watched.has(itemId)) return
      // With the next connection it is watched anew.
      this.#watch(socket, itemId).catch(() => {})
    }, MIN_RECONNECT_MS)
  }

  #later(work: () => void, ms: number): void {
    const { schedule = setTimeout } = this.#options
    schedule(work, ms)
  }

  /**
   * Socket.IO tries again where the server was not reached, but not once it has refused or closed the connection, such as for a
   * token that has ended meanwhile. A call over REST refreshes the token, and the next try begins with that one.
   */
  async #recover(socket: ChatSocket, refusal: CallError | null): Promise<void> {
    if (this.#socket !== socket || socket.active) return
    const isFinal = refusal?.code === 'TWO_FACTOR_MISSING'
    // Refused once more with the token that REST takes: no other will come.
    if (refusal && (isFinal || (refusal.code === 'UNAUTHORIZED' && this.#refused > 0)))
      return this.#lose(refusal)
    try {
      await this.#options.client.call('GET', '/users/profile')
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return this.#lose(error)
      // The server cannot answer now; so it may later.
    }
    const wait = Math.min(MAX_RECONNECT_MS, MIN_RECONNECT_MS * 2 ** this.#refused)
    this.#refused += 1
    this.#later(() => {
      if (this.#socket === socket && !socket.active) socket.connect()
    }, wait)
  }

  #lose(error: CallError): void {
    this.close()
    this.#options.onLost?.(error)
  }

  /** The first page, the newest on top. @throws CallError */
  async list(): Promise<Conversation[]> {
    return (await this.#options.client.call('GET', '/conversations')).conversations as Conversation[]
  }

  /** The newest messages, the oldest of them first. @throws CallError */
  async read(conversation: string): Promise<ChatMessage[]> {
    const answer = await this.#options.client.call('GET', `/conversations/${conversation}/messages`)
    this.#shown.set(conversation, Number(answer.through))
    return answer.messages as ChatMessage[]
  }

  /** Begins a conversation, or goes on with the one there is. @throws CallError */
  async ask(kind: 'item' | 'store' | 'parcel', about: string, content: string): Promise<ChatMessage> {
    return this.#write('/conversations', { kind, about, content })
  }

  /** @param pictures up to 4, with which it needs no words @throws CallError */
  async send(conversation: string, content: string, pictures: readonly Blob[] = []): Promise<ChatMessage> {
    return this.#write(`/conversations/${conversation}/messages`, { content }, pictures)
  }

  /** Tells the other one that this one is writing: every three seconds is often enough. */
  async typing(conversation: string): Promise<void> {
    await this.#socket?.emitWithAck('typing', conversation)
  }

  /** Marks as read what `read` has returned last: what came since, nobody has seen. @throws CallError */
  async markRead(conversation: string): Promise<void> {
    const through = this.#shown.get(conversation)
    const body = through === undefined ? {} : { through }
    await this.#options.client.call('POST', `/conversations/${conversation}/read`, { body })
  }

  /** The key makes it safe to send a message again when no answer came. */
  async #write(
    path: string,
    fields: Record<string, string>,
    pictures: readonly Blob[] = [],
  ): Promise<ChatMessage> {
    const body = { ...fields, key: crypto.randomUUID() }
    const sent = pictures.length === 0 ? body : toForm(body, pictures)
    const { message } = await this.#options.client.call('POST', path, { body: sent })
    return message as ChatMessage
  }
}

function toForm(fields: Record<string, string>, pictures: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const picture of pictures) form.append('pictures', picture)
  return form
}
