import type { Audience } from '@pasar/domain'
import type { Slots } from './slots'

/** A page is being rendered for many readers, from its cache key alone. */
export interface SharedRender {
  /** Who all its readers are. */
  audience: Audience
  /** Stand where buyers' pages differ; null for visitors, whose pages do not. */
  slots: Slots | null
  /** Set by a loader whose page cannot be shared after all: each reader gets a page of their own. */
  decline(): void
}
