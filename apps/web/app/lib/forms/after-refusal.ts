import type { ShouldRevalidateFunction } from '@remix-run/react'
import { FAILED_STATUS } from './keep-page'

/**
 * The page is read anew after a refusal, too: somebody else was first, and what stands there is no longer so. A form that names the
 * version it was filled in on takes up the new one with that. So it is only for pages that show what is there now: others would
 * overwrite what nobody has looked at.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== FAILED_STATUS
