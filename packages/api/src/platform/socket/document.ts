import { type ErrorCode, errorMessage } from '@pasar/domain'
import { z } from 'zod'
import { sessionCookieName } from '../config'
import { failureSchema } from '../rest/failure'
import { AUCTION_EVENTS, CLIENT_EVENTS, MEMBER_EVENTS } from './events'

const DESCRIPTION = `The events that apps get while they are open, by [Socket.IO](https://socket.io) 4 at \`/socket.io\`.

Each event is a Socket.IO event of that name with one payload. After the connection, join the room of your own id: the events
of a member go there. Events that came while nobody listened are not sent again; read over REST what was missed.

When the session ends, the server closes the connection: log in, and connect anew with the new token.`

const TOKEN = `In the \`auth\` of the handshake: \`userId\`, which is \`user._id\` of the login, and \`token\`, the access token. The
token of another member is refused.`

/** Why a connection is refused: the \`data\` of \`connect_error\`. */
const REFUSALS = [
  'UNAUTHORIZED',
  'TWO_FACTOR_MISSING',
  'TOO_MANY_REQUESTS',
  'LOOK_REFUSED',
  'LOOK_OVER',
  'UNKNOWN_ERROR',
] as const satisfies readonly ErrorCode[]

/** Where an event goes: the room of a member, the room of an auction, or the server. */
const CHANNELS = {
  member: {
    address: 'member:{userId}',
    title: 'A member’s own room',
    description: 'Entered with `joinRoom`, left with `leaveRoom`. Nobody enters another’s.',
    parameters: { userId: { description: 'Of the login.' } },
    events: MEMBER_EVENTS,
  },
  auction: {
    address: 'auction:{itemId}',
    title: 'The room of an auction',
    description: `Open to every member: \`watchAuction\` enters it, \`unwatchAuction\` leaves it. The same events come without a
session as server-sent events from \`/api/auctions/live?ids=…\`, which begins with the state of each auction.`,
    parameters: { itemId: { description: 'Of the item that is auctioned.' } },
    events: AUCTION_EVENTS,
  },
  server: {
    address: null,
    title: 'The server',
    description: `What clients send. The server acknowledges each: five a second; those that come faster get \`TOO_MANY_REQUESTS\` and are
to be sent again after a second, and a flood of them closes the connection.`,
    parameters: undefined,
    events: CLIENT_EVENTS,
  },
} as const

export type SocketChannel = keyof typeof CHANNELS

export interface SocketEvent {
  name: string
  /** Its name in the list of all messages: clients send some events of the same name as those they get. */
  key: string
  channel: SocketChannel
  summary: string
  /** As JSON Schema. */
  payload: z.core.JSONSchema.BaseSchema
}

function describeSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-7' })
  return described
}

const eventsIn = (channel: SocketChannel): SocketEvent[] =>
  Object.entries(CHANNELS[channel].events).map(([name, { summary, payload }]) => ({
    name,
    key: channel === 'server' ? `client-${name}` : name,
    channel,
    summary,
    payload: describeSchema(payload),
  }))

/** Everything that goes over the socket. */
export const listSocketEvents = (): SocketEvent[] => [
  ...eventsIn('member'),
  ...eventsIn('auction'),
  ...eventsIn('server'),
]

const ref = (...path: string[]) => ({ $ref: `#/${path.join('/')}` })
const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const ACKNOWLEDGEMENT = 'acknowledgement'

function describeChannel(channel: SocketChannel) {
  const { address, title, description, parameters } = CHANNELS[channel]
  const events = eventsIn(channel)
  const answer = { name: ACKNOWLEDGEMENT, key: ACKNOWLEDGEMENT }
  const own = channel === 'server' ? [...events, answer] : events
  return {
    address,
    title,
    description,
    ...(parameters && { parameters }),
    servers: [ref('servers', 'market')],
    messages: Object.fromEntries(own.map(({ name, key }) => [name, ref('components', 'messages', key)])),
  }
}

/** As the server sees it, which is what the document describes: it sends, or it receives and replies. */
function describeOperation({ name, channel, summary }: SocketEvent) {
  const isReceived = channel === 'server'
  const at = ref('channels', channel)
  return {
    action: isReceived ? 'receive' : 'send',
    channel: at,
    summary,
    messages: [ref('channels', channel, 'messages', name)],
    ...(isReceived && {
      reply: { channel: at, messages: [ref('channels', channel, 'messages', ACKNOWLEDGEMENT)] },
    }),
  }
}

/** The socket of the contract as AsyncAPI 3. @param appUrl where the market is open */
export function describeSocket(appUrl: string, appName: string) {
  const { host, protocol } = new URL(appUrl)
  const events = listSocketEvents()
  const messages = events.map(({ key, name, summary, payload }) => [key, { name, summary, payload }])
  const operations = events.map((event) => [
    `${event.channel === 'server' ? 'receive' : 'send'}${capitalize(event.name)}`,
    describeOperation(event),
  ])
  return {
    asyncapi: '3.0.0',
    info: { title: `${appName} events`, version: '1.0.0', description: DESCRIPTION },
    defaultContentType: 'application/json',
    servers: {
      market: {
        host,
        pathname: '/socket.io',
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        description: `A member may have five connections at once. One that is refused gets \`connect_error\`, whose \`data\` is a failure: ${REFUSALS.map(
          (code) => `\`${code}\` (${errorMessage(code)})`,
        ).join(', ')}`,
        security: [
          ref('components', 'securitySchemes', 'token'),
          ref('components', 'securitySchemes', 'cookie'),
        ],
      },
    },
    channels: {
      member: describeChannel('member'),
      auction: describeChannel('auction'),
      server: describeChannel('server'),
    },
    operations: Object.fromEntries(operations),
    components: {
      messages: {
        ...Object.fromEntries(messages),
        [ACKNOWLEDGEMENT]: {
          name: ACKNOWLEDGEMENT,
          summary: 'What the callback of an event gets.',
          payload: {
            anyOf: [
              describeSchema(z.object({ success: z.literal(true) })),
              ref('components', 'schemas', 'Failure'),
            ],
          },
        },
      },
      // A schema with an id would refer to itself.
      schemas: { Failure: describeSchema(z.object(failureSchema.shape)) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: TOKEN },
        cookie: {
          type: 'httpApiKey',
          in: 'cookie',
          name: sessionCookieName({ appUrl }),
          description: 'Pages of the market itself bring their session. A page of another site is refused.',
        },
      },
    },
  }
}
