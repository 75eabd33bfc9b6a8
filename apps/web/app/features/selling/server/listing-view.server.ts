import { listingForm, offeredFiles, type Seller } from '@pasar/api'
import {
  CATEGORIES,
  DOWNLOAD,
  formatAmount,
  formatMalaysianMoment,
  formatRm,
  isRowField,
  MAX_STOCK,
  readValues,
  shownZones,
  toAttributeFields,
  type VariantRow,
  WAS_DAYS,
  writeRows,
} from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { listCountries, nameCountry } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { orNotFound } from '../../../lib/session/guards.server'
import { listAttributeFields } from './attribute-fields.server'
import { toAuctionFields } from './auction-fields.server'
import { toShippingFields } from './shipping-fields.server'

type OwnForm = Awaited<ReturnType<typeof listingForm>>
export type OwnItem = NonNullable<OwnForm['item']>

const digits = (value: number | null | undefined): string => (value == null ? '' : String(value))
const money = (value: number | null): string => (value === null ? '' : formatAmount(value))

/** The stock that a form asks for; one that leaves it out has one piece, or a download, of which nobody counts the copies. */
export const stockOf = ({ stock = '', servicePlace }: FormValues): string =>
  stock !== '' ? stock : servicePlace === DOWNLOAD ? String(MAX_STOCK) : '1'

/** Commas part values from each other. */
const plainValue = (value: string): string => readValues(value).join(' ')

/** The options of an item and their table; nothing for an item of one kind. */
function toOptionFields({ options, variants }: OwnItem): FormValues {
  const [first] = variants
  if (variants.length < 2 && !first?.values[0]) return {}
  const values = variants.map((variant) => variant.values.map(plainValue))
  const listed = (option: number) => [...new Set(values.map((own) => own[option] ?? ''))].filter(Boolean)
  const rows = variants.map(({ id, price, stock, sku, gtin, picture }, at): VariantRow => {
    const [one = '', two = ''] = values[at] ?? []
    const [amount, pieces] = [price === 0 ? '' : money(price), digits(stock)]
    return { values: [one, two], id, price: amount, stock: pieces, seen: pieces, sku, gtin, picture }
  })
  const [option0, option1] = options
  const [values0, values1] = [listed(0).join(', '), listed(1).join(', ')]
  return { option0, option1, values0, values1, ...writeRows(rows) }
}

/** An item as its form shows it. */
export const toFields = (item: OwnItem): FormValues => ({
  ...toOptionFields(item),
  title: item.title,
  description: item.description,
  category: item.category,
  ...toAttributeFields(item.attributes),
  condition: item.condition,
  storeId: item.storeId,
  price: item.status === 'draft' && item.price === 0 ? '' : money(item.price),
  originalPrice: money(item.originalPrice),
  stock: digits(item.stock),
  weight: digits(item.weightG || null),
  length: digits(item.dimensions?.lengthCm),
  width: digits(item.dimensions?.widthCm),
  height: digits(item.dimensions?.heightCm),
  shipsFrom: item.shipsFrom,
  baseShipping: item.weightG === 0 && !item.isVirtual ? '' : money(item.baseShipping),
  sku: item.sku,
  gtin: item.gtin,
  servicePlace: item.isVirtual ? DOWNLOAD : (item.servicePlace ?? ''),
  serviceArea: item.serviceArea,
  onSaleAt: item.onSaleAt === null ? '' : formatMalaysianMoment(item.onSaleAt),
})

/** The fields without the table of combinations. */
export const withoutRows = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isRowField(name)))

/** The item that an address of the form names. */
export const itemOf = (request: Request): string | null => new URL(request.url).searchParams.get('item')

/** What the form of an item shows; of one that is there, what it is. @throws the 404 page for others' items */
export async function viewListing(context: AppLoadContext, request: Request, seller: Seller<'list'>) {
  const { stores, item, defaults, highestWas, auction, draft, uploads } = await orNotFound(
    listingForm(context.ctx, seller, itemOf(request)),
  )
  const { searchParams } = new URL(request.url)
  const isContinued = draft !== null && searchParams.get('draft') === 'continue'
  const fields: FormValues = {
    ...(item
      ? toFields(item)
      : { ...toShippingFields(defaults), stock: '', condition: 'new', storeId: stores[0]?.id ?? '' }),
    ...toAuctionFields({ item, auction }),
  }
  const version = item?.version ?? 0
  const language = await languageOf(request)
  const { zones } = await context.ctx.settings.read()
  const files = item?.isVirtual ? await offeredFiles(context.ctx, item.id) : []
  return {
    stores: stores.map(({ id, name }) => ({ value: id, label: name })),
    countries: listCountries(language),
    categories: CATEGORIES.map(({ slug }) => slug),
    attributes: listAttributeFields(language),
    zones: shownZones(zones).map(({ countries, ...zone }) => ({
      ...zone,
      countries: countries.map((country) => nameCountry(language, country)).join(', '),
    })),
    /** What ships free, by the store. */
    freeShipping: Object.fromEntries(
      stores.flatMap(({ id, name, freeShippingFrom }) =>
        freeShippingFrom === null ? [] : [[id, { store: name, amount: formatRm(freeShippingFrom) }]],
      ),
    ),
    // A box that was not ticked left no field.
    fields: isContinued ? { ...withoutRows(fields), relist: '', ...draft.fields } : fields,
    wasLimit: highestWas === null ? null : { highest: formatRm(highestWas), days: WAS_DAYS },
    /** What buyers of a download get. */
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
    /** The version of the item that the fields were filled from. */
    filledFrom: isContinued ? draft.itemVersion : version,
    /** The stock that they were filled from. Drafts of before did not keep it: then its seller is shown what there is now. */
    seenStock: isContinued ? (draft.fields.seenStock ?? '') : digits(item?.stock),
    /** Which keeping led here. */
    kept: searchParams.get('kept'),
    draft: draft && {
      version: draft.version,
      savedAt: draft.savedAt,
      isContinued,
      isOutdated: draft.itemVersion !== version,
    },
    item: item && {
      id: item.id,
      status: item.status,
      version: item.version,
      stock: item.stock,
      /** What of an auction may still be changed; null for a fixed price. */
      auction: item.listingType === 'Auction' ? (auction?.may ?? 'all') : null,
      isVirtual: item.isVirtual,
      variants: item.variants.map(({ id, stock }) => ({ id, stock })),
      pictures: item.pictures,
    },
    /** Pictures that were sent and belong to no item yet: those of this form are among them. */
    uploads,
  }
}
