import { DomainError, ROLE } from '@pasar/domain'
import { type Correspondent, requireActor } from '../../access/actors'
import { approveMessage, rejectMessage } from '../../messaging/commands/moderate'
import { readConversation } from '../../messaging/commands/own'
import { sendMessage, startConversation } from '../../messaging/commands/send'
import { readConfig } from '../../platform/config'
import type { Context } from '../../platform/context'
import { openServices } from '../../platform/services'
import { asAdmin, asMember, SMALL } from '..'
import { pick, say } from './worker-helpers'

const { buyer, newbuyer, seller, admin } = SMALL.users
const selling = requireActor('chat', asMember(seller, ROLE.SELLER))
const asking = [buyer, newbuyer].map((person) => requireActor('chat', asMember(person, ROLE.BUYER)))
const staff = asAdmin(admin)

/** Half of them are held. */
const TEXTS = ['Is it fresh?', 'It is.', 'wasap me', '012-345 6789']

/** Of those who decide at the same moment all but one are refused. */
const unlessDecided = (work: Promise<void>, promise: string): Promise<void> =>
  work.then(
    () => say(promise),
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
    },
  )

async function write(ctx: Context, who: Correspondent, conversationId: string, waiting: string[]) {
  const input = { body: pick(TEXTS), key: ctx.newId('request') }
  // A form may come twice.
  const [sent] = await Promise.all([
    sendMessage(ctx, who, conversationId, input),
    sendMessage(ctx, who, conversationId, input),
  ])
  say(`sent ${sent.id}`)
  if (sent.state === 'pending') waiting.push(sent.id)
}

/** Two conversations in which both sides write, while admins decide twice about what is held. */
export async function messages(dataDir: string): Promise<never> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
  })
  const { context: ctx, database } = openServices(config)
  ctx.events.listen((userId, { name, data }) => {
    if (name === 'messageApproved' && data.receiver._id === userId) say(`given ${data._id}`)
  })
  const about = { kind: 'item', id: SMALL.items.kopi.id } as const
  const started = asking.map(async (who) => {
    const { conversationId } = await startConversation(ctx, who, about, {
      body: 'Hello',
      key: ctx.newId('request'),
    })
    return { who, conversationId }
  })
  const chats = await Promise.all(started)
  const waiting = database.handle
    .prepare<[], string>("select id from chat_messages where state = 'pending'")
    .pluck()
    .all()
  say('ready')
  for (;;) {
    const decided = waiting.splice(0, 2)
    await Promise.all([
      ...chats.flatMap(({ who, conversationId }) =>
        [who, selling].map((each) => write(ctx, each, conversationId, waiting)),
      ),
      ...decided.flatMap((id) => [
        unlessDecided(approveMessage(ctx, staff, id), `approved ${id}`),
        unlessDecided(approveMessage(ctx, staff, id), `approved ${id}`),
        unlessDecided(rejectMessage(ctx, staff, id, 'No'), `rejected ${id}`),
      ]),
      readConversation(ctx, selling, pick(chats).conversationId),
    ])
  }
}
