import {
  CLIENT_EVENTS,
  failWith,
  type Member,
  readConversation,
  requireActor,
  type Services,
  signalTyping,
} from '@pasar/api'
import { DomainError } from '@pasar/domain'
import { readSent } from './sent'

/** What of a socket this needs. */
interface ChatSocket {
  on(name: 'typing' | 'read', listener: (...sent: unknown[]) => void): unknown
}

const MAX_ID_LENGTH = 40

/** The id of a conversation, or that with how far it was shown. What is neither leads to no conversation. */
function readPayload(payload: unknown): { id: string; through?: number } {
  if (typeof payload === 'string') return { id: payload.length <= MAX_ID_LENGTH ? payload : '' }
  const sent = CLIENT_EVENTS.read.payload.safeParse(payload)
  if (!sent.success || typeof sent.data === 'string') return { id: '' }
  const { conversation, through } = sent.data
  return { ...readPayload(conversation), through }
}

/** Events that members send about their conversations. Others' conversations are not found, as everywhere. */
export function listenToChat(socket: ChatSocket, { context: ctx }: Services, member: Member): void {
  const run = async (
    work: (id: string, through?: number) => Promise<void>,
    sent: readonly unknown[],
  ): Promise<void> => {
    const { payload, answer } = readSent(sent)
    try {
      const { id, through } = readPayload(payload)
      await work(id, through)
      answer({ success: true })
    } catch (error) {
      if (!(error instanceof DomainError)) ctx.log.error({ err: error }, 'an event of a chat failed')
      const known = error instanceof DomainError ? error : new DomainError('UNKNOWN_ERROR')
      answer(failWith(known.code, known.details).body)
    }
  }
  const type = (id: string) => signalTyping(ctx, requireActor('chat', member), id)
  const read = (id: string, through?: number) =>
    readConversation(ctx, requireActor('chat', member), id, through)
  socket.on('typing', (...sent) => void run(type, sent))
  socket.on('read', (...sent) => void run(read, sent))
}
