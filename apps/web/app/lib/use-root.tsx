import type { Feature } from '@pasar/domain/access/features'
import type { PagePath } from '@pasar/domain/access/link-to'
import { useRouteLoaderData } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { loader } from '../features/platform/routes/root.server'
import { type Slots, useSlots } from './page/slots'
import { type Reader, readReader } from './session/reader'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>
type Root = NonNullable<RootData> & Reader

/** Made once from each answer of the server: effects compare by identity. */
const known = new WeakMap<object, Root>()

/** Of the page before: where an address cannot be fetched, what every page knows does not come either. */
let lastData: RootData

/** What the server said to every page. In the browser it outlives an answer that did not come. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>('root')
  // The server has many readers: the data of one must not reach another.
  if (typeof document === 'undefined') return data
  if (data) lastData = data
  return data ?? lastData
}

/** The session this browser has left while the server could not be reached. */
let leftSession: string | undefined

/** In the browser: what the page that is shown knows. */
let shown: Root | undefined

/** The member whose page this browser shows; undefined for a visitor's, and on the server. */
export const pageMember = (): string | undefined => shown?.session?.user.id

/** From the next time they are drawn, pages that came with this session are a visitor's. */
export function leaveSession(sessionId: string): void {
  leftSession = sessionId
}

/** The data of `RootProvider`; also for pages that are rendered without a reader. */
export const RootContext = createContext<Root | undefined>(undefined)

/**
 * Gives the parts of a page what every page knows. The framework's own way makes whoever reads it render anew
 * with every step of a navigation: on a page of 75 goods that is felt.
 */
export function RootProvider({ children }: { children: ReactNode }) {
  const data = useRootData()
  const slots = useSlots()
  return <RootContext.Provider value={toRoot(data, slots)}>{children}</RootContext.Provider>
}

function toRoot(data: RootData, slots: Slots | null): Root | undefined {
  // Null when an action failed before the page's own data was read.
  if (!data) return undefined
  let root = known.get(data)
  if (!root) {
    root = { ...data, ...(slots?.reader ?? readReader(data.reader)) }
    known.set(data, root)
  }
  if (root.session && root.session.sessionId === leftSession) {
    root = { ...root, session: null, cartCount: 0, unreadCount: 0 }
    known.set(data, root)
  }
  if (!import.meta.env.SSR) shown = root
  return root
}

/** What every page knows: the shop's name, who is signed in, the last message. Undefined on an error before it was read. */
export const useRoot = (): Root | undefined => useContext(RootContext)

/** Whether the reader may shop: as a buyer, or as a visitor once signed in. All others are turned away. */
export const useMayShop = (): boolean =>
  useRoot()?.navigation.bar.some(({ to }) => to === ('/shop-now' satisfies PagePath)) === true

/** Whether something is switched on: nothing leads to what is not. */
export const useIsOn = (feature: Feature): boolean => useRoot()?.navigation.off.includes(feature) !== true
