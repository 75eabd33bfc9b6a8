import type { ShouldRevalidateFunction } from '@remix-run/react'
import { FAILED_STATUS } from '../../../lib/forms/keep-page'

/** Also after a refusal: a link that ends while its page is open leads to a new one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== FAILED_STATUS
