import type { Server as HttpServer, IncomingMessage } from 'node:http'
import {
  type ClientEvents,
  failWith,
  type LiveSession,
  type Member,
  mustSetUpTwoFactor,
  type ServerEvents,
  type Services,
} from '@pasar/api'
import { DomainError, type ErrorCode } from '@pasar/domain'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { clientOf } from '../http/clients/client-address'
import { SOCKET_PATH } from '../http/incoming-request'
import { ITEM_ID } from './auction-streams'
import { listenToChat } from './chat-events'
import { readSent } from './sent'
import { Connections, makeMessageGate } from './socket-limits'

interface SocketData {
  userId: string
  sessionId: string
  member: Member
}
type MemberSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
type MarketSocket = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>

/** Messages from clients are names and ids. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** For the handshake. */
const CONNECT_TIMEOUT_MS = 10_000

const roomOf = (userId: string): string => `member:${userId}`
const auctionRoomOf = (itemId: string): string => `auction:${itemId}`
const sessionRoomOf = (sessionId: string): string => `session:${sessionId}`

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * A browser sends the origin of a page; a page of another site must not use the cookie that comes along. Web sockets
 * always bring an Origin. A GET of our own page that polls brings none, but Sec-Fetch-Site, which browsers send since
 * 2023 to https and to this machine. What brings neither is not let in with a cookie; apps come with a token.
 */
function mayUseCookie({ headers }: IncomingMessage, appUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  return origin === undefined ? site === 'same-origin' : origin === new URL(appUrl).origin
}

/** Who connects: by the token of an app, or by the cookie of a page of ours. The claimed id must match. */
async function findMember(
  { context, sessions }: Services,
  socket: MemberSocket,
): Promise<LiveSession | null> {
  const { userId, token } = socket.handshake.auth
  const byToken = isText(token) && token !== ''
  if (!byToken && !mayUseCookie(socket.request, context.config.appUrl)) return null
  const session = byToken
    ? await sessions.findBearer(`Bearer ${token}`)
    : await sessions.find(socket.request.headers.cookie ?? null)
  return session && (userId === undefined || userId === session.member.id) ? session : null
}

function refusal(code: ErrorCode): Error {
  const { body } = failWith(code)
  return Object.assign(new Error(body.message), { data: body })
}

/** A member may join their own room only. */
function moveWithin(socket: MemberSocket, sent: readonly unknown[], isJoining: boolean): void {
  const { payload: userId, answer } = readSent(sent)
  if (userId !== socket.data.userId) answer(failWith('FORBIDDEN').body)
  else {
    if (isJoining) void socket.join(roomOf(socket.data.userId))
    else void socket.leave(roomOf(socket.data.userId))
    answer({ success: true })
  }
}

/** A browser watches several at a time. */
const MAX_WATCHED = 20

/** Everybody may watch an auction. */
function watchAuction(socket: MemberSocket, sent: readonly unknown[], isWatching: boolean): void {
  const { payload: itemId, answer } = readSent(sent)
  if (!isText(itemId) || !ITEM_ID.test(itemId)) {
    answer(failWith('NOT_FOUND').body)
    return
  }
  const room = auctionRoomOf(itemId)
  const watched = [...socket.rooms].filter((name) => name.startsWith(auctionRoomOf('')) && name !== room)
  if (isWatching && watched.length >= MAX_WATCHED) {
    answer(failWith('TOO_MANY_REQUESTS').body)
    return
  }
  if (isWatching) void socket.join(room)
  else void socket.leave(room)
  answer({ success: true })
}

const LOOK_EVERY_MS = 1_000
/** Sessions end by their age, too. */
const CHECK_EVERY_LOOKS = 60

/**
 * Closes the sockets of sessions that have ended without notice to this process: by their age, or from the
 * shell. @returns how to stop
 */
function checkSessions(io: MarketSocket, services: Services): () => void {
  let looks = 0
  let isDue = false
  const check = async (): Promise<void> => {
    const sockets = [...io.sockets.sockets.values()]
    const living = await services.sessions.findLiving([...new Set(sockets.map(({ data }) => data.sessionId))])
    for (const socket of sockets) if (!living.has(socket.data.sessionId)) socket.disconnect(true)
  }
  const stopListening = services.onChange(({ everything }) => {
    isDue ||= everything
  })
  const timer = setInterval(() => {
    if (io.sockets.sockets.size === 0) return
    services.noticeOthers()
    looks += 1
    if (!isDue && looks % CHECK_EVERY_LOOKS !== 0) return
    isDue = false
    check().catch((error: unknown) => services.context.log.error({ err: error }, 'sockets were not checked'))
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

/** The realtime half of the published contract, on the server's own port. @returns how to close it */
export function openSocket(server: HttpServer, services: Services): () => void {
  const { context: ctx } = services
  let isClosed = false
  const io: MarketSocket = new Server(server, {
    path: SOCKET_PATH,
    // Upgrades at other paths do not come here (incoming-request.ts).
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, callback) => {
      // Who comes back while the process ends would keep it from ending; they try again by themselves.
      if (isClosed) return callback('closing', false)
      try {
        ctx.limits.count('reading', clientOf(request, ctx.config.trustedProxies))
        const isCrossSite = request.headers.cookie !== undefined && !mayUseCookie(request, ctx.config.appUrl)
        callback(isCrossSite ? 'cross-site' : null, !isCrossSite)
      } catch {
        callback('too often', false)
      }
    },
  })
  const connections = new Connections()
  io.use(async (socket, next) => {
    try {
      const session = await findMember(services, socket)
      if (!session) return next(refusal('UNAUTHORIZED'))
      if (await mustSetUpTwoFactor(ctx, session.member)) return next(refusal('TWO_FACTOR_MISSING'))
      const release = connections.take(session.member.id)
      if (!release) return next(refusal('TOO_MANY_REQUESTS'))
      socket.conn.once('close', release)
      socket.data = { userId: session.member.id, sessionId: session.sessionId, member: session.member }
      next()
    } catch (error) {
      if (error instanceof DomainError) return next(refusal(error.code))
      ctx.log.error({ err: error }, 'a socket could not be opened')
      next(refusal('UNKNOWN_ERROR'))
    }
  })
  io.on('connection', (socket) => {
    void socket.join(sessionRoomOf(socket.data.sessionId))
    const gate = makeMessageGate(ctx.now)
    socket.use((event, next) => {
      const verdict = gate()
      if (verdict === 'pass') return next()
      if (verdict === 'close') return void socket.disconnect(true)
      const acknowledge: unknown = event.at(-1)
      if (typeof acknowledge === 'function') acknowledge(failWith('TOO_MANY_REQUESTS').body)
    })
    socket.on('joinRoom', (...sent) => moveWithin(socket, sent, true))
    socket.on('leaveRoom', (...sent) => moveWithin(socket, sent, false))
    socket.on('watchAuction', (...sent) => watchAuction(socket, sent, true))
    socket.on('unwatchAuction', (...sent) => watchAuction(socket, sent, false))
    listenToChat(socket, services, socket.data.member)
  })
  const stopChecking = checkSessions(io, services)
  const stops = [
    stopChecking,
    services.onMemberEvent(
      (userId, event) => void io.to(roomOf(userId)).emit(event.name, event.data as never),
    ),
    services.onAuctionEvent((event) => void io.to(auctionRoomOf(event.itemId)).emit('auctionUpdated', event)),
    services.onSessionsEnded(({ sessionIds }) => {
      for (const id of sessionIds) io.in(sessionRoomOf(id)).disconnectSockets(true)
    }),
  ]
  return () => {
    isClosed = true
    for (const stop of stops) stop()
    // Without a disconnect packet: clients that get one stay away, and these are to come back after a restart.
    // The HTTP server is closed by whoever opened it.
    io.engine.close()
  }
}
