import type { ContextType, ReactElement } from 'react'
import { makeSlots } from '../../../lib/page/make-slots.server'
import { makeAddress, PartAddress } from '../../../lib/page/part-address.server'
import { SlotsContext, useSlots } from '../../../lib/page/slots'
import { RootContext, useRoot } from '../../../lib/use-root'

type Root = NonNullable<ContextType<typeof RootContext>>

/** Everything that a part of the frame depends on, but the language. */
export interface FrameInputs extends Partial<Pick<Root, 'currency' | 'theme' | 'apps'>> {
  appName: string
  navigation: Partial<Root['navigation']>
  /** Null for visitors; a page that is cached for all buyers has none. */
  reader: { name: string; role: NonNullable<Root['session']>['user']['role'] } | null
  cartCount: number
  unreadCount: number
  pathname: string
  /** The page is cached: what differs from reader to reader is marked with the token. */
  isTemplate: boolean
  token: string
  /** What is searched for. */
  query: string
}

const NO_LINKS = { bar: [], bell: [], menu: [], footer: [], tabs: [], off: [] }

/** Renders a part with these inputs and nothing else of a page. */
export function WithInputs({ inputs, children }: { inputs: FrameInputs; children: ReactElement }) {
  const { appName, navigation, reader, isTemplate, token, query, pathname } = inputs
  const { cartCount, unreadCount, currency = null, theme = null, apps = null } = inputs
  const slots = isTemplate ? makeSlots(token) : null
  const user = reader && { ...reader, id: '', isApprovedSeller: false }
  const session = user && { sessionId: '', loginTimestamp: 0, user }
  const root: Root = {
    appName,
    description: '',
    language: 'en',
    currency,
    theme,
    navigation: { ...NO_LINKS, ...navigation },
    apps,
    work: null,
    staff: null,
    suspension: null,
    impersonationBanner: null,
    reader: '',
    ...(slots?.reader ?? { cartCount, unreadCount, flash: null, session }),
  }
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query })}`
  return (
    <RootContext.Provider value={root}>
      <SlotsContext.Provider value={slots}>
        <PartAddress.Provider value={makeAddress(pathname, search)}>{children}</PartAddress.Provider>
      </SlotsContext.Provider>
    </RootContext.Provider>
  )
}

/** What all parts of the frame are given of the page; null where there is no root to be shown. */
export function useFrame(): { root: Root; inputs: Omit<FrameInputs, 'navigation'> } | null {
  const root = useRoot()
  const slots = useSlots()
  if (!root) return null
  const { appName, session, cartCount, unreadCount } = root
  const common = { appName, pathname: '', query: '' }
  if (slots)
    return {
      root,
      inputs: { ...common, reader: null, cartCount: 0, unreadCount: 0, isTemplate: true, token: slots.token },
    }
  const reader = session && { name: session.user.name, role: session.user.role }
  return { root, inputs: { ...common, reader, cartCount, unreadCount, isTemplate: false, token: '' } }
}
