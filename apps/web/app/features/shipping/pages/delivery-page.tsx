import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { Table, Td, Th } from '../../../ui/table'
import { describeShipping } from '../../checkout/client/shipping-words'
import { ItemHead } from '../../platform/components/items/item-head'
import type { loader } from '../routes/item-shipping.server'

/** What it costs to ship one piece of an item to a country of one's choice, and to all others. */
export function DeliveryPage() {
  const t = useT()
  const { item, countries, to, shipping, isService, freeFrom, zones } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-wide px-4 py-2 sm:py-4">
      <ItemHead item={item} title={t('delivery.title')} />
      {shipping === null ? (
        <Notice
          tone="info"
          title={t(isService ? 'services.noteTitle' : 'cart.digital')}
          action={
            <ButtonLink to={linkTo('/item/:slug', { slug: item.slug })}>
              {t('delivery.backToItem')}
            </ButtonLink>
          }
        >
          {t(isService ? 'services.noteText' : 'delivery.digital')}
        </Notice>
      ) : (
        <div className="space-y-4">
          <Card as="section" edge>
            <Form
              key={to.code}
              method="get"
              preventScrollReset
              className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <Select name="to" label={t('delivery.country')} options={countries} defaultValue={to.code} />
              <Button type="submit" variant="secondary">
                {t('delivery.show')}
              </Button>
            </Form>
            <div aria-live="polite" className="mt-5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{t('delivery.fee', { country: to.name })}</span>
                <strong className="text-lg tabular-nums">
                  {shipping.fee === 0 ? t('cart.shippingFree') : formatRm(shipping.fee)}
                </strong>
              </p>
              <p className="mt-1 text-sm text-ink-soft">{describeShipping(t, shipping)}</p>
            </div>
            <p className="mt-3 text-sm text-ink-soft">{t('delivery.one')}</p>
            {freeFrom !== null && (
              <p className="mt-1 text-sm text-ink-soft">
                {t('delivery.freeFrom', { amount: formatRm(freeFrom) })}
              </p>
            )}
          </Card>
          {zones.length > 0 && <Zones />}
        </div>
      )}
    </div>
  )
}

function Zones() {
  const t = useT()
  const { zones } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('delivery.zones')} flush>
      <Table caption={t('delivery.zones')}>
        <thead>
          <tr>
            <Th>{t('delivery.countries')}</Th>
            <Th numeric>{t('delivery.price')}</Th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ name, countries, fee }) => (
            <tr key={name}>
              <Td>{countries || t('delivery.others')}</Td>
              <Td numeric>{formatRm(fee)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
