import type { ShouldRevalidateFunction } from '@remix-run/react'
import { FAILED_STATUS } from './keep-page'

/**
 * The page is read anew after a refusal, too: somebody else was first, and what stands there is no longer so. Not for forms that
 * say which version they were filled in on: with the new one they would overwrite what nobody has looked at.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== FAILED_STATUS
