import { WORK_AREAS } from '../../client/work-areas'
import { ListKeys } from '../lists/list-keys'
import { LiveQueries, useWaits } from './live-queries'
import { SuspendedSeller } from './suspended-seller'
import { WorkFrameSearch } from './work-frame-search'
import { WorkLayout, type WorkPage } from './work-layout'
import { WorkRail } from './work-rail'

type Area = keyof typeof WORK_AREAS

/** The frame of pages that sellers and staff work on. What is shown there asks again when there is news. */
export const WorkFrame = ({ area, children, ...page }: WorkPage & { area: Area }) => (
  <LiveQueries>
    <WorkLayout {...page} rail={<Rail area={area} />}>
      {area === 'seller' && <SuspendedSeller />}
      {area === 'admin' && <WorkFrameSearch pages={WORK_AREAS.admin.parts} />}
      {children}
      <ListKeys />
    </WorkLayout>
  </LiveQueries>
)

const Rail = ({ area }: { area: Area }) => <WorkRail area={WORK_AREAS[area]} waits={useWaits()} />
