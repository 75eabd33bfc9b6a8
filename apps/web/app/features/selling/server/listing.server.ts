import {
  addListing,
  changeAuctionSettings,
  discardFormDraft,
  editListing,
  listingForm,
  moveItem,
  type Seller,
  saveFormDraft,
  whileSending,
} from '@pasar/api'
import {
  auctionSettingsSchema,
  CATEGORIES,
  DomainError,
  draftSchema,
  fillRows,
  formatAmount,
  formatMalaysianMoment,
  formatRm,
  HOME_COUNTRY,
  hasOptions,
  isRowField,
  linkTo,
  listingSchema,
  MAX_FORM_DRAFT,
  MAX_ITEM_PICTURES,
  parseOptions,
  readSaleStart,
  readValues,
  type VariantRow,
  WAS_DAYS,
  withoutParcel,
  writeRows,
} from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { listCountries } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import {
  answerForm,
  isMultipart,
  parseForm,
  readForm,
  readMultipart,
  sizeOf,
} from '../../../lib/forms/forms.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'
import { formPath } from '../client/form-path'
import {
  isSoldByAuction,
  readAuction,
  readParts,
  toAuctionFields,
  withoutFixedPrice,
} from './auction-fields.server'
import { toShippingFields } from './shipping-fields.server'

type OwnForm = Awaited<ReturnType<typeof listingForm>>
type OwnItem = NonNullable<OwnForm['item']>

const digits = (value: number | null | undefined): string => (value == null ? '' : String(value))
const money = (value: number | null): string => (value === null ? '' : formatAmount(value))

/** Commas part values from each other. */
const plainValue = (value: string): string => readValues(value).join(' ')

/** The options of an item and their table; nothing for an item of one kind. */
function toOptionFields({ options, variants }: OwnItem): FormValues {
  const [first] = variants
  if (variants.length < 2 && !first?.values[0]) return {}
  const values = variants.map((variant) => variant.values.map(plainValue))
  const listed = (option: number) => [...new Set(values.map((own) => own[option] ?? ''))].filter(Boolean)
  const rows = variants.map(({ id, price, stock, sku, picture }, at): VariantRow => {
    const [one = '', two = ''] = values[at] ?? []
    const [amount, pieces] = [price === 0 ? '' : money(price), digits(stock)]
    return { values: [one, two], id, price: amount, stock: pieces, seen: pieces, sku, picture }
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
  servicePlace: item.servicePlace ?? '',
  serviceArea: item.serviceArea,
  onSaleAt: item.onSaleAt === null ? '' : formatMalaysianMoment(item.onSaleAt),
})

const itemOf = (request: Request): string | null => new URL(request.url).searchParams.get('item')

/** What the form of an item shows; of one that is there, what it is. @throws the 404 page for others' items */
export async function viewListing(context: AppLoadContext, request: Request, seller: Seller<'list'>) {
  const { stores, item, defaults, highestWas, auction, draft } = await orNotFound(
    listingForm(context.ctx, seller, itemOf(request)),
  )
  const isContinued = draft !== null && new URL(request.url).searchParams.get('draft') === 'continue'
  const fields: FormValues = {
    ...(item
      ? toFields(item)
      : { ...toShippingFields(defaults), stock: '1', condition: 'new', storeId: stores[0]?.id ?? '' }),
    ...toAuctionFields({ item, auction }),
  }
  const version = item?.version ?? 0
  return {
    stores: stores.map(({ id, name }) => ({ value: id, label: name })),
    countries: listCountries(await languageOf(request)),
    categories: CATEGORIES.map(({ slug }) => slug),
    fields: isContinued ? { ...withoutRows(fields), ...draft.fields } : fields,
    wasLimit: highestWas === null ? null : { highest: formatRm(highestWas), days: WAS_DAYS },
    /** The version of the item that the fields were filled from. */
    filledFrom: isContinued ? draft.itemVersion : version,
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
      pictures: item.pictures.map(({ key, blur, alt }) => ({ key, blur, alt })),
    },
    isTooHeavy: new URL(request.url).searchParams.get('problem') === 'heavy',
  }
}

/** Fields the form does not ask for this item: `editListing` leaves them as they are, whatever the value here. */
function withUnasked(values: FormValues, item: OwnItem | null): FormValues {
  const filled: FormValues = isSoldByAuction(values, item)
    ? withoutFixedPrice(values)
    : { ...withoutParcel(values) }
  // An amount that every price before is above: the command looks at those of the variants.
  if (hasOptions(values)) Object.assign(filled, { price: '0.01', stock: '0', sku: '' })
  if (item?.isVirtual)
    Object.assign(filled, {
      weight: '1',
      length: '',
      width: '',
      height: '',
      shipsFrom: HOME_COUNTRY,
      baseShipping: '',
      servicePlace: '',
      serviceArea: '',
    })
  return filled
}

/** The same fields with the table for the options that are typed. @throws DomainError VALIDATION at the options */
function withTable(values: FormValues): FormValues {
  return { ...withoutRows(values), ...(hasOptions(values) && writeRows(fillRows(values).rows)) }
}

/** The fields without the table of combinations. */
const withoutRows = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isRowField(name)))

/** @throws DomainError VALIDATION; where the table is not the one that was sent, `values` gets the new one */
function readOptions(values: FormValues, isDraft: boolean) {
  try {
    return parseOptions(values, isDraft)
  } catch (error) {
    if (error instanceof DomainError && error.fields.values0 === 'combinations')
      Object.assign(values, withTable(values))
    throw error
  }
}

/** The pictures that stay, the main one first, with their descriptions. */
function keptOf(values: FormValues, { pictures }: OwnItem) {
  const kept = pictures
    .filter(({ key }) => values[`drop-${key}`] !== 'on')
    .map(({ key, alt }) => ({ key, alt: (values[`alt-${key}`] ?? alt).trim() }))
  const main = kept.findIndex(({ key }) => key === values.main)
  return main > 0 ? [...kept.splice(main, 1), ...kept] : kept
}

const TEXTS = {
  publish: 'listing.published',
  draft: 'listing.drafted',
  schedule: 'products.scheduled',
  save: 'listing.saved',
} as const

type Intent = keyof typeof TEXTS

/** What one wants of the form: to publish a draft, at once or at a time, or to keep it, or to save what is out already. */
function intentOf({ intent }: FormValues, isDraft: boolean): Intent {
  const wanted = (isDraft ? (['publish', 'draft', 'schedule'] as const) : (['save'] as const)).find(
    (own) => own === intent,
  )
  if (wanted === undefined) throw notFound()
  return wanted
}

/** @throws DomainError VALIDATION at the time */
function parseSaleStart({ onSaleAt = '' }: FormValues, now: number): number {
  const at = readSaleStart(onSaleAt.slice(0, 30), now)
  if (at === null) throw new DomainError('VALIDATION', {}, { onSaleAt: 'saleStart' })
  return at
}

const whole = (typed: string | undefined): number => (/^\d{1,15}$/.test(typed ?? '') ? Number(typed) : -1)

/** Lists an item, or changes one. A refusal becomes the page again; pictures have to be chosen anew then. */
export async function runListingForm(context: AppLoadContext, request: Request, seller: Seller<'list'>) {
  if (!isMultipart(request)) return runPlainForm(context, request, seller)
  const values: FormValues = {}
  return answerForm(values, () =>
    whileSending(seller, sizeOf(request), async () => {
      const { ctx } = context
      const form = await readMultipart(request, 'pictures')
      Object.assign(values, form.values)
      const itemId = itemOf(request)
      const { item, auction: terms } = await orNotFound(listingForm(ctx, seller, itemId))
      const isDraft = item === null || item.status === 'draft'
      const draftVersion = Math.max(0, whole(values.draftVersion))
      if (values.intent === 'keep' || values.intent === 'preview')
        throw await keepDraft(context, seller, itemId, draftVersion, values)
      const intent = intentOf(values, isDraft)
      const schema = intent === 'draft' ? draftSchema : listingSchema
      const isUnfinished = intent === 'draft'
      const onSaleAt = intent === 'schedule' ? parseSaleStart(values, ctx.now()) : null
      const [listing, auction] = readParts(
        () => parseForm(schema, withUnasked(form.values, item)),
        () =>
          readAuction(
            values,
            { item, auction: terms },
            { startsAt: onSaleAt ?? ctx.now(), isDraft: isUnfinished },
          ),
      )
      const options = auction ? null : readOptions(values, isUnfinished)
      const pictures = form.files.slice(0, MAX_ITEM_PICTURES + 1)
      if (item) {
        const [version, seenStock] = [whole(values.version), whole(values.seenStock)]
        const kept = keptOf(values, item)
        await orNotFound(
          editListing(ctx, seller, item.id, {
            listing,
            options,
            pictures,
            version,
            seenStock,
            kept,
            draftVersion,
            auction,
            ...(isDraft && { onSaleAt }),
          }),
        )
        if (isDraft && intent === 'publish') await orNotFound(moveItem(ctx, seller, item.id, 'activate'))
        throw await leadTo('/my-products', { title: 'listing.done', text: TEXTS[intent] })
      }
      const sent = { listing, options, pictures, draftVersion, onSaleAt, auction }
      await addListing(ctx, seller, sent, intent === 'publish' ? 'active' : 'draft')
      throw await leadTo('/my-products', { title: 'listing.done', text: TEXTS[intent] })
    }),
  )
}

/** Keeps what is typed without saving the item, and goes on with it or shows it as buyers see it. */
async function keepDraft(
  { ctx }: AppLoadContext,
  seller: Seller<'list'>,
  itemId: string | null,
  version: number,
  values: FormValues,
): Promise<Response> {
  const fields = JSON.stringify(values)
  if (fields.length > MAX_FORM_DRAFT) throw new DomainError('TOO_LARGE')
  const itemVersion = Math.max(0, whole(values.version))
  await orNotFound(saveFormDraft(ctx, seller, { itemId: itemId ?? '', version, itemVersion, fields }))
  if (values.intent === 'preview') {
    return redirect(linkTo('/add-items/preview', { item: itemId ?? undefined }))
  }
  return leadTo(formPath(itemId ?? undefined, true), { title: 'listing.done', text: 'drafts.kept' })
}

/** What is asked of the form without pictures: the table for the options that are typed, or to drop a draft. */
async function runPlainForm(context: AppLoadContext, request: Request, seller: Seller<'list'>) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'discard') {
      const itemId = itemOf(request)
      await discardFormDraft(context.ctx, seller, itemId, Math.max(0, whole(values.draftVersion)))
      throw await leadTo(formPath(itemId ?? undefined, false), {
        title: 'listing.done',
        text: 'drafts.discarded',
      })
    }
    if (values.intent === 'settings') {
      const settings = parseForm(auctionSettingsSchema, values)
      await orNotFound(changeAuctionSettings(context.ctx, seller, itemOf(request) ?? '', settings))
      throw await leadTo(formPath(itemOf(request) ?? undefined, false), {
        title: 'listing.done',
        text: 'ownAuctions.settingsSaved',
      })
    }
    if (values.intent !== 'combine') throw notFound()
    return { failure: undefined, typed: withTable(values) }
  })
}
