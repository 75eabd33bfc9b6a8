import type { OwnParcel } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import type { Sen } from '@pasar/domain/kernel/money'
import { isService } from '@pasar/domain/shipping/methods'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { Disclosure } from '../../../ui/overlays/disclosure'

/** A parcel that has not left: a word to its seller, or no parcel at all. */
export function ParcelForms({
  parcel,
  back,
  failure,
}: {
  parcel: OwnParcel
  /** What its buyer gets back when it is cancelled. */
  back: Sen
  failure: Failure
}) {
  const t = useT()
  const { id, storeName, lines, buyerNote } = parcel
  const isOfService = isService(parcel)
  const own = failure?.values.parcelId === id ? failure : undefined
  const amount = formatRm(back)
  return (
    <Card as="section" title={storeName}>
      <p className="mb-4 text-sm text-ink-soft">{lines.map(({ title }) => title).join(' · ')}</p>
      <Form method="post" noValidate className="space-y-3">
        <input type="hidden" name="parcelId" value={id} />
        <TextArea
          label={t('editOrder.note', { store: storeName })}
          name="note"
          rows={2}
          maxLength={500}
          hint={t(isOfService ? 'serviceEnds.noteHint' : 'editOrder.noteHint')}
          defaultValue={own?.values.note ?? buyerNote}
          error={fieldError(t, own, 'note')}
        />
        <Button type="submit" name="intent" value="note" variant="secondary">
          {t('editOrder.saveNote')}
        </Button>
      </Form>
      <Disclosure
        summary={t(isOfService ? 'serviceEnds.cancelSure' : 'editOrder.cancelParcel')}
        className="mt-4 border-t border-b-0"
      >
        <p className="mb-3">{t('editOrder.cancelText', { amount })}</p>
        {lines.some(({ isVirtual }) => isVirtual) && <p className="mb-3">{t('editOrder.filesStay')}</p>}
        <Form method="post">
          <input type="hidden" name="parcelId" value={id} />
          <Button type="submit" name="intent" value="cancel" variant="danger">
            {t('editOrder.cancelSure', { amount })}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  )
}
