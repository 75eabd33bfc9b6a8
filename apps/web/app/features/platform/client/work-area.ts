import type { TextKey } from '../../../i18n/translate'
import type { useRoot } from '../../../lib/use-root'
import type { IconName } from '../../../ui/icon'

/** What waits for a seller or for staff; null where nobody has counted. */
export type Waits = NonNullable<ReturnType<typeof useRoot>>['work']

/** A page of an area; the last counts what waits there. */
export type WorkPart = readonly [
  path: string,
  text: TextKey,
  icon: IconName,
  count?: (waits: NonNullable<Waits> & { unread: number }) => number | undefined,
]

/** Pages that belong together, in the order in which one works through them. */
export interface WorkArea {
  title: TextKey
  parts: readonly WorkPart[]
}
