// The server's build imports this in place of `tab-bar` (`vite.config.ts`): the bar is rendered once for what it shows.
import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { fragment } from '../../../lib/page/fragment'
import { FragmentContext } from '../../../lib/page/fragment.server'
import { type FrameInputs, useFrame, WithInputs } from '../server/frame-part.server'
import { TabBar as PlainBar } from './tab-bar'

const WholeTabs = fragment(function WholeTabs(inputs: FrameInputs) {
  return (
    <WithInputs inputs={inputs}>
      <PlainBar />
    </WithInputs>
  )
}, 'token')

export function TabBar() {
  const page = useContext(FragmentContext)
  const frame = useFrame()
  const { pathname } = useLocation()
  if (page === null || frame === null) return <PlainBar />
  const { tabs } = frame.root.navigation
  // Of all other pages the bar shows the same.
  const shown = tabs.some(({ to }) => to.toLowerCase() === pathname.toLowerCase()) ? pathname : ''
  const { unreadCount: _, ...inputs } = frame.inputs
  return <WholeTabs {...inputs} unreadCount={0} navigation={{ tabs }} pathname={shown} />
}
