// The server's build imports this in place of `top-bar` (`vite.config.ts`): the bar is rendered once for what it shows.
import { useSearchParams } from '@remix-run/react'
import { useContext } from 'react'
import { fragment } from '../../../lib/page/fragment'
import { FragmentContext } from '../../../lib/page/fragment.server'
import { type FrameInputs, useFrame, WithInputs } from '../server/frame-part.server'
import { TopBar as PlainBar } from './top-bar'

const WholeBar = fragment(
  function WholeBar(inputs: FrameInputs) {
    return (
      <WithInputs inputs={inputs}>
        <PlainBar />
      </WithInputs>
    )
  },
  'token',
  'query',
)

export function TopBar() {
  const page = useContext(FragmentContext)
  const frame = useFrame()
  const [params] = useSearchParams()
  if (page === null || frame === null) return <PlainBar />
  const { bar, bell, menu, tabs, off } = frame.root.navigation
  return (
    <WholeBar {...frame.inputs} navigation={{ bar, bell, menu, tabs, off }} query={params.get('q') ?? ''} />
  )
}
