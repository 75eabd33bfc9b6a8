import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useT } from '../../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { TextArea } from '../../../../ui/forms/field'
import { Disclosure } from '../../../../ui/overlays/disclosure'
import { PiecesFields } from './pieces-field'

interface RefundFormProps {
  /** Names the parcel where a page has several. */
  parcelId?: string
  lines: readonly (ComponentProps<typeof PiecesFields>['lines'][number] & { refundedQuantity: number })[]
  /** What was shipped so far of a parcel that is shipped in parts. */
  parts: readonly { pieces: number }[]
  failure: Failure
  className?: string
  words: { open: string; lead: string; reason: string; hint: string; submit: string }
}

/** Refunds pieces of a parcel, with a reason for the buyer. */
export function RefundForm({ parcelId, lines, parts, failure, className, words }: RefundFormProps) {
  const t = useT()
  const { values } = failure ?? {}
  const own = values?.intent === 'refund' && values.parcelId === parcelId ? failure : undefined
  const refunded = lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)
  const seen = parts.reduce((sum, { pieces }) => sum + pieces, refunded)
  return (
    <Disclosure summary={words.open} open={own !== undefined} className={className ?? ''}>
      <p className="mb-3 text-sm text-ink-soft">{words.lead}</p>
      <Form key={seen} method="post" noValidate className="space-y-3">
        {parcelId !== undefined && <input type="hidden" name="parcelId" value={parcelId} />}
        <input type="hidden" name="seen" value={seen} />
        <PiecesFields
          lines={lines}
          typed={own?.values ?? {}}
          error={fieldError(t, own, 'lines')}
          initially="none"
        />
        <TextArea
          label={words.reason}
          hint={words.hint}
          rows={2}
          maxLength={500}
          {...fieldMaker(t, own)('reason')}
        />
        <Button type="submit" name="intent" value="refund" variant="danger" icon="coins">
          {words.submit}
        </Button>
      </Form>
    </Disclosure>
  )
}
