/**
 * A chat for members, on top of `pasar-client.ts`: conversations and messages over REST, what comes in over the socket.
 * `apps/web/e2e/messaging/chat-client.js-only.spec.ts` tries it against a real server.
 */
import type { PasarClient } from './pasar-client'

/** The part of Socket.IO's client that is needed: pass its `io` in. */
export interface ChatSocket {
  on(event: string, listener: (payload: unknown) => void): unknown
  emitWithAck(event: string, payload: unknown): Promise<unknown>
  disconnect(): unknown
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
  /** After each connection: what came meanwhile is read over REST. */
  onConnect?(): void
}

const MAX_RECONNECT_MS = 10_000

export class PasarChat {
  readonly #options: ChatOptions
  #socket: ChatSocket | null = null

  constructor(options: ChatOptions) {
    this.#options = options
  }

  /** Connects, and joins one's own room with each connection. @returns once the first has been joined. @throws CallError */
  async open(): Promise<void> {
    const { url, client, io, readToken, onMessage, onRejected, onTyping, onRead, onConnect } = this.#options
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
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => {
        socket.emitWithAck('joinRoom', userId).then(() => {
          onConnect?.()
          resolve()
        }, reject)
      })
      socket.on('connect_error', (error) => reject(error))
    })
  }

  close(): void {
    this.#socket?.disconnect()
  }

  /** The first page, the newest on top. @throws CallError */
  async list(): Promise<Conversation[]> {
    return (await this.#options.client.call('GET', '/conversations')).conversations as Conversation[]
  }

  /** The newest messages, the oldest of them first. @throws CallError */
  async read(conversation: string): Promise<ChatMessage[]> {
    const { messages } = await this.#options.client.call('GET', `/conversations/${conversation}/messages`)
    return messages as ChatMessage[]
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

  /** Marks what was delivered as read. @throws CallError */
  async markRead(conversation: string): Promise<void> {
    await this.#options.client.call('POST', `/conversations/${conversation}/read`, { body: {} })
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
