import type { CheckedPath } from '@pasar/domain/access/link-to'
import type { LinkProps } from '@remix-run/react'

/** The props of a link; the compiler checks an address that is written out. */
export type CheckedLinkProps<To extends string> = Omit<LinkProps, 'to'> & { to: CheckedPath<To> }
