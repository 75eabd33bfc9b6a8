import { formatRm } from '@pasar/domain/kernel/format'
import { zonePrices } from '@pasar/domain/shipping/zone-prices'
import { useRef } from 'react'
import { useListingFields } from '../client/use-listing-fields'
import { useTyped } from '../client/use-typed'

const FIELDS = ['weight', 'length', 'width', 'height', 'storeId'] as const

/** What buyers in each zone pay for one piece, from the weight and the size that are typed. */
export function ZonePrices() {
  const { t, field, view } = useListingFields()
  const inside = useRef<HTMLDivElement>(null)
  const first = (name: string) => field(name).defaultValue ?? ''
  const typed = useTyped(inside, FIELDS, {
    weight: first('weight'),
    length: first('length'),
    width: first('width'),
    height: first('height'),
    storeId: first('storeId'),
  })
  const priced = zonePrices(typed, view.zones)
  const free = view.freeShipping[typed.storeId]
  return (
    <div ref={inside} className="border-t border-line pt-4">
      <h3 className="font-semibold">{t('attributes.shipTitle')}</h3>
      {priced === null ? (
        <p className="mt-1 text-sm text-ink-soft">{t('attributes.shipUnknown')}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            {t('attributes.shipLead', { kg: priced.kg })} {priced.isBySize && t('attributes.shipVolume')}
          </p>
          <table className="mt-2 w-full text-sm">
            <thead>
              <tr className="text-left text-ink-soft">
                <th scope="col" className="py-1 pr-4 font-medium">
                  {t('attributes.countries')}
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  {t('attributes.price')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {priced.prices.map(({ name, countries, fee }) => (
                <tr key={name}>
                  <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                    {countries || t('attributes.everywhereElse')}
                  </th>
                  <td className="py-2 text-right font-semibold whitespace-nowrap tabular-nums">
                    {formatRm(fee)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {free && <p className="mt-2 text-sm text-ink-soft">{t('attributes.shipFree', free)}</p>}
    </div>
  )
}
