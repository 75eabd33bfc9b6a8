import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { AddressFields } from '../../checkout/components/address-fields-form'
import { useFilledOn } from '../client/filled-on'
import type { loader } from '../routes/edit-order.server'

/** Where a paid order goes, while nothing of it has left. */
export function MoveAddressForm({ failure }: { failure: Failure }) {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const own = failure?.values.intent === 'address' ? failure : undefined
  const revision = useFilledOn(page.order.revision, own)
  return (
    <Card as="section" title={t('editOrder.address')}>
      <Form method="post" noValidate className="group/address space-y-4">
        <input type="hidden" name="key" value={page.key} />
        <input type="hidden" name="revision" value={revision} />
        <p className="text-sm text-ink-soft">{t('editOrder.zoneHint')}</p>
        <AddressFields form={own?.values ?? page.form} countries={page.countries} failure={own} />
        <Button type="submit" name="intent" value="address">
          {t('editOrder.saveAddress')}
        </Button>
      </Form>
    </Card>
  )
}
