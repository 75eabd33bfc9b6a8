import {
  FEE_ELSEWHERE_BPS,
  type FeeRates,
  linkTo,
  percentOf,
  quoteParcelShipping,
  type Sen,
  type ShippingZone,
  sen,
  splitParcel,
  ZERO,
} from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import { listCountries, nameCountry } from '../../../i18n/countries.server'
import { useI18n } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { sayIn } from './say.server'

const GRAMS_PER_KG = 1_000
const MAX_KG = 1_000

/** Kilograms as typed, with a point or a comma; null for what is no weight a parcel has. */
function readKg(typed: string): number | null {
  if (!/^\d{1,4}([.,]\d{1,3})?$/.test(typed.trim())) return null
  const kg = Number(typed.trim().replace(',', '.'))
  return kg > 0 && kg <= MAX_KG ? kg : null
}

/** Ringgit as typed: "1,250.50" or "80"; null for what is no amount. */
function readRinggit(typed: string): Sen | null {
  const [, whole, cents = ''] =
    /^(?:RM ?)?(\d{1,9})(?:\.(\d{1,2}))?$/i.exec(typed.trim().replaceAll(',', '')) ?? []
  return whole === undefined ? null : sen(Number(whole) * 100 + Number(cents.padEnd(2, '0')))
}

const askedFor = (asked: URLSearchParams, name: string): string => (asked.get(name) ?? '').slice(0, 20)

/** What shipping costs, for a country and a weight, by a plain form. */
export function ShippingCalculator({
  asked,
  zones,
}: {
  asked: URLSearchParams
  zones: readonly ShippingZone[]
}) {
  const { t, language } = useI18n()
  const say = sayIn(language)
  const typed = askedFor(asked, 'kg')
  const kg = readKg(typed)
  const countries = listCountries(language)
  const wanted = askedFor(asked, 'country').toUpperCase()
  const country = countries.some(({ value }) => value === wanted) ? wanted : 'MY'
  const line = {
    quantity: 1,
    isVirtual: false,
    weightG: Math.round((kg ?? 0) * GRAMS_PER_KG),
    dimensions: null,
  }
  const quote = quoteParcelShipping([line], ZERO, { country, zones }, null)
  return (
    <Card as="section" edge title={t('info.calculatorShipping')} className="mb-8 max-w-text">
      <form action={'/shipping' satisfies PagePath} method="get" className="flex flex-wrap items-start gap-3">
        <Select
          className="min-w-0 grow basis-52"
          label={t('info.calculatorCountry')}
          name="country"
          options={countries}
          defaultValue={country}
        />
        <TextField
          className="grow basis-32"
          label={t('info.calculatorKg')}
          name="kg"
          inputMode="decimal"
          defaultValue={typed}
          suffix="kg"
          error={
            typed !== '' && kg === null
              ? t('info.calculatorKgWrong', { most: say.number(MAX_KG) })
              : undefined
          }
        />
        <Button type="submit" className="mt-6">
          {t('info.calculate')}
        </Button>
      </form>
      {kg !== null && (
        <p role="status" className="mt-4 rounded-control bg-jade-soft p-4">
          <strong className="text-lg">{say.rm(quote.fee)}</strong>{' '}
          {t('info.calculatorShippingResult', {
            country: nameCountry(language, country),
            base: say.rm(quote.baseFee),
            perKg: say.rm(quote.perKgFee),
            kg: say.number(quote.chargeableKg),
          })}
        </p>
      )}
    </Card>
  )
}

/** What a seller keeps of a price or of a month's sales, or an affiliate gets of sales. */
export function MoneyCalculator({
  asked,
  rates,
  kind,
}: {
  asked: URLSearchParams
  rates: FeeRates
  kind: 'sellon' | 'affiliate' | 'become-seller'
}) {
  const { t, language } = useI18n()
  const say = sayIn(language)
  const typed = askedFor(asked, 'amount')
  const amount = readRinggit(typed)
  const split = splitParcel({ itemMoney: amount ?? ZERO, shipping: ZERO }, rates, true)
  const fee = sen((amount ?? 0) - split.seller)
  const elsewhere = sen((amount ?? 0) - percentOf(amount ?? ZERO, FEE_ELSEWHERE_BPS))
  return (
    <Card as="section" edge title={t(`info.calculator_${kind}`)} className="mb-8 max-w-text">
      <form action={linkTo(`/${kind}`)} method="get" className="flex flex-wrap items-start gap-3">
        <TextField
          className="grow basis-52"
          label={t(`info.amount_${kind}`)}
          name="amount"
          inputMode="decimal"
          prefix="RM"
          defaultValue={typed}
          error={typed !== '' && amount === null ? t('info.amountWrong') : undefined}
        />
        <Button type="submit" className="mt-6">
          {t('info.calculate')}
        </Button>
      </form>
      {amount !== null && (
        <p role="status" className="mt-4 rounded-control bg-jade-soft p-4">
          <strong className="text-lg">{say.rm(kind === 'affiliate' ? split.reseller : split.seller)}</strong>{' '}
          {t(`info.result_${kind}`, {
            amount: say.rm(amount),
            fee: say.rm(fee),
            elsewhereFee: say.percent(FEE_ELSEWHERE_BPS),
            elsewhere: say.rm(elsewhere),
            more: say.rm(sen(split.seller - elsewhere)),
          })}
        </p>
      )}
    </Card>
  )
}
