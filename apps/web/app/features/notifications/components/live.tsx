import type { PublishedMessage } from '@pasar/domain/messaging/messages'
import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { io } from 'socket.io-client'
import { useT } from '../../../i18n/provider'
import { showToast } from '../../../ui/overlays/toast-store'
import { onCartCount } from '../../cart/client/cart-store'
import { onNewNotification, onUnreadCount, tellNews } from '../../platform/client/unread-store'
import { isAboutAuctions, isAboutOrders, mustCatchUp } from '../client/catch-up'
import { leaveRoom } from '../client/leave-room'

/** The contract's limit. */
const MAX_RECONNECT_MS = 10_000
const ERROR_TOAST_MS = 5_000
/** Where the server has refused, Socket.IO does not try again by itself: too many tabs may be fewer by then. */
const REFUSED_MS = 30_000
/** A member may have five connections; tabs that nobody looks at give theirs back after this. */
const HIDDEN_MS = 60_000

/** Events that came while nobody listened. */
async function readMissed(): Promise<void> {
  const answer = await fetch('/api/notifications', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const { unread }: { unread?: unknown } = answer.ok ? await answer.json() : {}
  if (typeof unread === 'number') onUnreadCount(unread)
}

/** Listens to what happens to what is this member's, while the page is looked at. */
export function Live({ userId }: { userId: string }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const open = useNavigate()
  const latest = useRef({ userId, t, open, revalidate })
  latest.current = { userId, t, open, revalidate }
  useEffect(() => {
    const socket = io({
      path: '/socket.io',
      auth: { userId },
      transports: ['websocket', 'polling'],
      reconnectionDelayMax: MAX_RECONNECT_MS,
    })
    let isFirst = true
    let isErrorShown = false
    socket.on('connect', () => {
      isErrorShown = false
      const isAgain = !isFirst
      isFirst = false
      socket.emit('joinRoom', userId, () => {
        if (isAgain) {
          readMissed().catch(() => {})
          tellNews()
        }
        if (mustCatchUp(location.pathname, !isAgain)) latest.current.revalidate()
      })
    })
    let retrying: ReturnType<typeof setTimeout> | undefined
    socket.on('connect_error', ({ message, data }: Error & { data?: { code?: string } }) => {
      // Staff are led to two-step login by every page of theirs.
      if (data?.code === 'TWO_FACTOR_MISSING') return
      clearTimeout(retrying)
      // A tab that nobody looks at connects when it is looked at. Who is logged out stays so.
      if (!socket.active && data?.code !== 'UNAUTHORIZED')
        retrying = setTimeout(() => document.visibilityState === 'visible' && socket.connect(), REFUSED_MS)
      // Once for each time it was lost, not for each try.
      if (isErrorShown) return
      isErrorShown = true
      const title = latest.current.t('notifications.liveFailed', { message })
      showToast({ tone: 'error', title, durationMs: ERROR_TOAST_MS })
    })
    socket.on('notification', ({ kind }: { kind: string }) => {
      onNewNotification()
      if (/^(?:outbid|auction)/.test(kind) && isAboutAuctions(location.pathname)) latest.current.revalidate()
    })
    socket.on('cartChanged', ({ count }: { count: number }) => onCartCount(count))
    socket.on('orderUpdated', () => {
      tellNews()
      if (isAboutOrders(location.pathname)) latest.current.revalidate()
    })
    socket.on('messageApproved', async (message: PublishedMessage) => {
      const { onMessageApproved } = await import('../../messaging/client/message-toasts')
      await onMessageApproved(message, latest.current)
    })
    socket.on('messageRejected', async (message: PublishedMessage) => {
      const { onMessageRejected } = await import('../../messaging/client/message-toasts')
      await onMessageRejected(message, latest.current)
    })
    // The page of a conversation listens, where it is open.
    for (const name of ['typing', 'messagesRead'])
      socket.on(name, (detail: unknown) => dispatchEvent(new CustomEvent(name, { detail })))
    let hiding: ReturnType<typeof setTimeout> | undefined
    const onVisibility = () => {
      clearTimeout(hiding)
      if (document.visibilityState === 'hidden') hiding = setTimeout(leaveRoom, HIDDEN_MS, socket, userId)
      else if (!socket.connected) socket.connect()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(hiding)
      clearTimeout(retrying)
      document.removeEventListener('visibilitychange', onVisibility)
      leaveRoom(socket, userId)
    }
  }, [userId])
  return null
}
