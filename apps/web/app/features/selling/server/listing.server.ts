import {
  addListing,
  type Context,
  changeAuctionSettings,
  discardFormDraft,
  editListing,
  listingForm,
  moveItem,
  type Seller,
  saveFormDraft,
} from '@pasar/api'
import {
  auctionSettingsSchema,
  DOWNLOAD,
  DomainError,
  draftSchema,
  fillRows,
  gatherAttributes,
  HOME_COUNTRY,
  hasOptions,
  linkTo,
  listingSchema,
  MAX_FORM_DRAFT,
  MAX_ITEM_PICTURES,
  parseOptions,
  readSaleStart,
  withCropped,
  withoutParcel,
  writeFormDraft,
  writeOrder,
  writeRows,
} from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm, readForm } from '../../../lib/forms/forms.server'
import { answerFiles } from '../../../lib/forms/sent-files.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { formPath, keptPath } from '../client/form-path'
import { isSoldByAuction, readAuction, readParts, withoutFixedPrice } from './auction-fields.server'
import { changePictures, keepFiles, keptOf, requirePicture } from './listing-pictures.server'
import { itemOf, type OwnItem, stockOf, withoutRows } from './listing-view.server'

/** Fields the form does not ask for this item: `editListing` leaves them as they are, whatever the value here. */
function withUnasked(values: FormValues, item: OwnItem | null): FormValues {
  const filled: FormValues = isSoldByAuction(values, item)
    ? withoutFixedPrice(values)
    : { ...withoutParcel(values) }
  if (item === null || item.status === 'draft') filled.stock = stockOf(filled)
  // An amount that every price before is above: the command looks at those of the variants.
  if (hasOptions(values)) Object.assign(filled, { price: '0.01', stock: '0', sku: '', gtin: '' })
  // What is out as a download is not asked what it is, nor how it is sent.
  if (item?.isVirtual && item.status !== 'draft')
    Object.assign(filled, {
      weight: '1',
      length: '',
      width: '',
      height: '',
      shipsFrom: HOME_COUNTRY,
      baseShipping: '',
      servicePlace: DOWNLOAD,
      serviceArea: '',
    })
  return filled
}

/** The same fields with the table for the options that are typed. @throws DomainError VALIDATION at the options */
function withTable(values: FormValues): FormValues {
  return { ...withoutRows(values), ...(hasOptions(values) && writeRows(fillRows(values).rows)) }
}

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

const TEXTS = {
  publish: 'listing.published',
  draft: 'listing.drafted',
  schedule: 'products.scheduled',
  save: 'listing.saved',
} as const

type Intent = keyof typeof TEXTS

/** A draft goes on sale by itself only where one asks for that: a time in its field is not kept without. */
const savedText = (intent: Intent, { onSaleAt = '' }: FormValues) =>
  intent === 'draft' && onSaleAt !== '' ? 'listing.draftedWithoutTime' : TEXTS[intent]

/**
 * What one wants of the form: to publish a draft, at once or at a time, or to keep it, or to save what is out already.
 * @throws DomainError ITEM_EDITED for the form of a draft that was put on sale in another tab: what was typed stays
 */
function intentOf({ intent }: FormValues, isDraft: boolean): Intent {
  const wanted = (['publish', 'draft', 'schedule', 'save'] as const).find((own) => own === intent)
  if (wanted === undefined) throw notFound()
  if ((wanted === 'save') === isDraft) throw new DomainError('ITEM_EDITED')
  return wanted
}

/** A download goes on with its files. */
const leadToFiles = (id: string): Promise<Response> =>
  redirectWithSuccess(linkTo('/my-products/:id/files', { id }), {
    title: 'listing.done',
    text: 'itemFiles.draftSaved',
  })

const readStart = ({ onSaleAt = '' }: FormValues, now: number): number | null =>
  readSaleStart(onSaleAt.slice(0, 30), now)

/** @throws DomainError VALIDATION at the time */
function parseSaleStart(values: FormValues, now: number): number {
  const at = readStart(values, now)
  if (at === null) throw new DomainError('VALIDATION', {}, { onSaleAt: 'saleStart' })
  return at
}

const whole = (typed: string | undefined): number => (/^\d{1,15}$/.test(typed ?? '') ? Number(typed) : -1)

/** Lists an item, or changes one. A refusal becomes the page again; pictures have to be chosen anew then. */
export async function runListingForm(context: AppLoadContext, request: Request, seller: Seller<'list'>) {
  if (!isMultipart(request)) return runPlainForm(context, request, seller)
  return answerFiles(request, seller, 'pictures', async (values, form) => {
    const { ctx } = context
    const itemId = itemOf(request)
    const { item, auction: terms } = await orNotFound(listingForm(ctx, seller, itemId))
    const isDraft = item === null || item.status === 'draft'
    const draftVersion = Math.max(0, whole(values.draftVersion))
    const withFiles = () => keepFiles(context, seller, values, { item, files: form.files })
    if (values.intent === 'upload') return { failure: undefined, typed: await withFiles() }
    Object.assign(values, withCropped(values))
    if (values.intent === 'keep' || values.intent === 'preview') {
      const typed = form.files.length > 0 ? await withFiles() : values
      throw await keepDraft(context, seller, itemId, draftVersion, typed)
    }
    const intent = intentOf(values, isDraft)
    const schema = intent === 'draft' ? draftSchema : listingSchema
    const isUnfinished = intent === 'draft'
    const wantedAt = intent === 'schedule' ? readStart(values, ctx.now()) : null
    const [onSaleAt, listing, auction, options] = readParts(
      () => (intent === 'schedule' ? parseSaleStart(values, ctx.now()) : null),
      () => parseForm(schema, gatherAttributes(withUnasked(form.values, item))),
      () =>
        readAuction(
          values,
          { item, auction: terms },
          { startsAt: wantedAt ?? ctx.now(), isDraft: isUnfinished },
        ),
      () => (isSoldByAuction(values, item) ? null : readOptions(values, isUnfinished)),
      () => requirePicture(intent, keptOf(values, item).length + form.files.length),
    )
    const pictures = form.files.slice(0, MAX_ITEM_PICTURES + 1)
    if (item) {
      const [version, seenStock] = [whole(values.version), whole(values.seenStock)]
      await orNotFound(
        editListing(ctx, seller, item.id, {
          listing,
          options,
          pictures,
          version,
          seenStock,
          kept: keptOf(values, item),
          draftVersion,
          auction,
          ...(isDraft && { onSaleAt }),
        }),
      )
      if (isDraft && intent === 'publish') await publishSaved(ctx, seller, item.id, values)
      if (intent === 'draft' && listing.isVirtual && item.files === 0) throw await leadToFiles(item.id)
      throw await redirectWithSuccess('/my-products', {
        title: 'listing.done',
        text: savedText(intent, values),
      })
    }
    const kept = keptOf(values, null)
    const sent = { listing, options, pictures, kept, draftVersion, onSaleAt, auction }
    const id = await addListing(ctx, seller, sent, intent === 'publish' ? 'active' : 'draft')
    if (intent === 'draft' && listing.isVirtual) throw await leadToFiles(id)
    throw await redirectWithSuccess('/my-products', {
      title: 'listing.done',
      text: savedText(intent, values),
    })
  })
}

/** Puts a draft on sale that was just saved. After a refusal the form continues from the saved draft, pictures included. */
async function publishSaved(ctx: Context, seller: Seller<'list'>, itemId: string, values: FormValues) {
  try {
    await orNotFound(moveItem(ctx, seller, itemId, 'activate'))
  } catch (error) {
    const { item } = await orNotFound(listingForm(ctx, seller, itemId))
    delete values.pictures
    if (item) {
      const order = writeOrder(item.pictures.map(({ key }) => key))
      Object.assign(values, {
        version: String(item.version),
        seenStock: String(item.stock),
        draftVersion: '0',
        order,
      })
    }
    throw error
  }
}

/** Keeps what is typed without saving the item, and goes on with it or shows it as buyers see it. */
async function keepDraft(
  { ctx }: AppLoadContext,
  seller: Seller<'list'>,
  itemId: string | null,
  version: number,
  values: FormValues,
): Promise<Response> {
  const fields = writeFormDraft(Object.entries(values))
  if (fields.length > MAX_FORM_DRAFT) throw new DomainError('TOO_LARGE')
  const itemVersion = Math.max(0, whole(values.version))
  const draft = { itemId: itemId ?? '', version, itemVersion, fields }
  const { version: kept } = await orNotFound(saveFormDraft(ctx, seller, draft))
  if (values.intent === 'preview') {
    return redirect(linkTo('/add-items/preview', { item: itemId ?? undefined }))
  }
  return redirectWithSuccess(keptPath(itemId ?? undefined, kept), {
    title: 'listing.done',
    text: 'drafts.kept',
  })
}

/** What is asked of the form without pictures: the table for the options that are typed, or to drop a draft. */
async function runPlainForm(context: AppLoadContext, request: Request, seller: Seller<'list'>) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'discard') {
      const itemId = itemOf(request)
      await discardFormDraft(context.ctx, seller, itemId, Math.max(0, whole(values.draftVersion)))
      throw await redirectWithSuccess(formPath(itemId ?? undefined, false), {
        title: 'listing.done',
        text: 'drafts.discarded',
      })
    }
    if (values.intent === 'settings') {
      const settings = parseForm(auctionSettingsSchema, values)
      await orNotFound(changeAuctionSettings(context.ctx, seller, itemOf(request) ?? '', settings))
      throw await redirectWithSuccess(formPath(itemOf(request) ?? undefined, false), {
        title: 'listing.done',
        text: 'ownAuctions.settingsSaved',
      })
    }
    // The page again, with the fields of the category that is chosen now.
    if (values.intent === 'attributes') return { failure: undefined, typed: values }
    const changed = await changePictures(context, seller, values, itemOf(request))
    if (changed) return { failure: undefined, typed: changed }
    if (values.intent !== 'combine') throw notFound()
    return { failure: undefined, typed: withTable(values) }
  })
}
