import { linkTo } from '@pasar/domain/access/link-to'
import type { ReactNode } from 'react'
import { useIsOn, useRoot } from '../../../lib/use-root'
import type { ButtonLook } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button'

/** Leads to the conversation about a parcel. Staff of a seller do not write in the seller's name. */
export function MessageLink({
  parcelId,
  label,
  children,
  ...look
}: ButtonLook & {
  parcelId: string
  /** Read out instead of the text, where several stand on a page. */
  label?: string
  children: ReactNode
}) {
  const isStaff = useRoot()?.staff != null
  const mayWrite = useIsOn('messages')
  if (isStaff || !mayWrite) return null
  return (
    <ButtonLink
      variant="secondary"
      {...look}
      to={linkTo('/messages/new/:kind/:id', { kind: 'parcel', id: parcelId })}
      icon="chat"
      aria-label={label}
    >
      {children}
    </ButtonLink>
  )
}
