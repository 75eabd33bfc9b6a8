import {
  failWith,
  type Member,
  readConversation,
  requireActor,
  type Services,
  signalTyping,
} from '@pasar/api'
import { DomainError } from '@pasar/domain'

type Answer = { success: true } | { success: false; code: string; message: string }

/** What of a socket this needs. */
interface ChatSocket {
  on(name: 'typing' | 'read', listener: (conversationId: unknown, acknowledge?: unknown) => void): unknown
}

const MAX_ID_LENGTH = 40

/** Events that members send about their conversations. Others' conversations are not found, as everywhere. */
export function listenToChat(socket: ChatSocket, { context: ctx }: Services, member: Member): void {
  const run = async (
    work: typeof signalTyping | typeof readConversation,
    id: unknown,
    acknowledge: unknown,
  ): Promise<void> => {
    const answer = (given: Answer): unknown =>
      typeof acknowledge === 'function' ? acknowledge(given) : undefined
    try {
      const conversationId = typeof id === 'string' && id.length <= MAX_ID_LENGTH ? id : ''
      await work(ctx, requireActor('chat', member), conversationId)
      answer({ success: true })
    } catch (error) {
      if (!(error instanceof DomainError)) ctx.log.error({ err: error }, 'an event of a chat failed')
      answer(failWith(error instanceof DomainError ? error.code : 'UNKNOWN_ERROR').body)
    }
  }
  socket.on('typing', (id, acknowledge) => void run(signalTyping, id, acknowledge))
  socket.on('read', (id, acknowledge) => void run(readConversation, id, acknowledge))
}
