import type { OrderView } from '@pasar/api'
import type { ReactNode } from 'react'
import { BoughtLine } from '../../checkout/components/bought-line'

type Line = OrderView['parcels'][number]['lines'][number]

/** A line of a placed order, with what coupons took off it and what went back of it. */
export function OrderedLine({ line, children }: { line: Line; children?: ReactNode }) {
  const { title, variantName, slug, imageKey, unitPrice, quantity, subtotal } = line
  return (
    <BoughtLine
      name={title}
      discount={line.sellerDiscount + line.platformDiscount}
      refunded={line.refundedPaid}
      {...{ variantName, slug, imageKey, unitPrice, quantity, subtotal }}
    >
      {children}
    </BoughtLine>
  )
}
