import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Variant } from '../../../lib/page/slots'
import { Icon, type IconName } from '../../../ui/icon'
import type { FeeTo, ShippingNote } from '../server/shipping-note.server'

/** How an item comes to its buyer, and that its money is safe. No script follows it: links are plain ones. */
export function ShippingNotes({ note }: { note: ShippingNote }) {
  const t = useT()
  return (
    <ul className="space-y-3 border-t border-line pt-4">
      {note.service ? (
        <Service service={note.service} />
      ) : note.kind === 'digital' ? (
        <Note icon="download" title={t('item.digital')}>
          {t('item.digitalText')}
        </Note>
      ) : (
        <Parcel note={note} />
      )}
      <Note icon="shield" title={t('item.protection')}>
        {t('item.protectionText')}
      </Note>
    </ul>
  )
}

function Note({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} size={24} className="text-jade" />
      <div>
        <p className="font-semibold">{title}</p>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
    </li>
  )
}

/** Where it takes place, and that the date comes after payment. */
function Service({ service: { place, area } }: { service: NonNullable<ShippingNote['service']> }) {
  const t = useT()
  return (
    <Note icon="calendar" title={t('services.noteTitle')}>
      <p>{t(PLACES[place][area === '' ? 'plain' : 'withArea'], { area })}</p>
      <p>{t('services.noteText')}</p>
    </Note>
  )
}

const PLACES = {
  buyer: { plain: 'services.noteBuyerPlain', withArea: 'services.noteBuyer' },
  seller: { plain: 'services.noteSeller', withArea: 'services.noteSeller' },
  remote: { plain: 'services.noteRemote', withArea: 'services.noteRemoteArea' },
} as const

function Parcel({ note }: { note: ShippingNote }) {
  const t = useT()
  const { kind, slug, shipsFrom, freeFrom, usual, own } = note
  const isFree = kind === 'free'
  const write = ({ fee, country }: FeeTo) => t('item.shipping', { price: fee, country })
  const either = (yes: string, no: string) => <Variant name="address" is={own !== null} yes={yes} no={no} />
  return (
    <Note icon="truck" title={isFree ? t('item.shippingFree') : either(write(own ?? usual), write(usual))}>
      {!isFree && <p>{either(t('item.shippingOwn'), t('item.shippingUsual'))}</p>}
      {freeFrom !== null && <p>{t('delivery.freeFrom', { amount: formatRm(freeFrom) })}</p>}
      <p>{t('item.shippingText', { country: shipsFrom })}</p>
      <a href={linkTo('/item/:slug/shipping', { slug })} className="font-medium text-jade underline">
        {t('item.shippingTo')}
      </a>
    </Note>
  )
}
