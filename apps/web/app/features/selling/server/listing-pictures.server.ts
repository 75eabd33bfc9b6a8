import { cropPicture, listingForm, type Seller, toFailure, uploadPicture, whileSending } from '@pasar/api'
import {
  cropField,
  DomainError,
  ERRORS,
  errorMessage,
  MAX_ITEM_PICTURES,
  middleCrop,
  moveTo,
  readOrder,
  UPLOADS_AT_ONCE,
  writeOrder,
} from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { readUpload, sizeOf } from '../../../lib/forms/forms.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import type { OwnItem } from './listing-view.server'

/** Answers are for one reader, and for now. */
const PRIVATE = { 'Cache-Control': 'no-store' }

/** Keeps one picture, and answers with what the form shows of it. */
export const answerPicture = (
  { ctx }: AppLoadContext,
  request: Request,
  seller: Seller<'list'>,
): Promise<Response> => answerUpload(request, seller, (source) => uploadPicture(ctx, seller, source))

/** Does the same for any member. @param keep keeps the picture */
export async function answerUpload(
  request: Request,
  member: { id: string },
  keep: (source: Buffer) => Promise<object>,
): Promise<Response> {
  try {
    const work = async () => keep(await readUpload(request, 'picture'))
    const picture = await whileSending(member, sizeOf(request), work, UPLOADS_AT_ONCE)
    return Response.json({ picture }, { headers: PRIVATE })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, details } = toFailure(error)
    const body = { success: false, code, message: errorMessage(code, details), details }
    return Response.json(body, { status: ERRORS[code].status, headers: PRIVATE })
  }
}

/** The order of a form's pictures. A form from before there was one shows those of the item. */
export const orderOf = (values: FormValues, item: Pick<OwnItem, 'pictures'> | null): string[] =>
  values.order === undefined ? (item?.pictures.map(({ key }) => key) ?? []) : readOrder(values.order)

/** The pictures that stay, in their order, with their descriptions. */
export function keptOf(values: FormValues, item: Pick<OwnItem, 'pictures'> | null) {
  const before = new Map(item?.pictures.map(({ key, alt }) => [key, alt]))
  return orderOf(values, item)
    .filter((key) => values[`drop-${key}`] !== 'on')
    .map((key) => ({ key, alt: (values[`alt-${key}`] ?? before.get(key) ?? '').trim() }))
}

/** @throws DomainError VALIDATION at the pictures of what is to go on sale without any */
export function requirePicture(intent: string, pictures: number): void {
  if ((intent === 'publish' || intent === 'schedule') && pictures === 0)
    throw new DomainError('VALIDATION', {}, { pictures: 'ITEM_WITHOUT_PICTURE' })
}

/** Keeps the files of a form before it is saved. @returns its fields with them @throws DomainError as `uploadPicture` does */
export async function keepFiles(
  { ctx }: AppLoadContext,
  seller: Seller<'list'>,
  values: FormValues,
  { item, files }: { item: OwnItem | null; files: readonly Buffer[] },
): Promise<FormValues> {
  const order = orderOf(values, item)
  if (order.length + files.length > MAX_ITEM_PICTURES) throw new DomainError('ITEM_TOO_MANY_PICTURES')
  for (const file of files) {
    const { key } = await uploadPicture(ctx, seller, file)
    order.push(key)
    // Those before one that is refused stay.
    values.order = writeOrder(order)
  }
  const { pictures: _sent, ...rest } = values
  return { ...rest, order: writeOrder(order) }
}

/** What a button at a picture says: what to do, and with which. */
const BUTTON = /^(earlier|later|remove|square):([a-z0-9-]{1,80})$/

/**
 * Does what a button at a picture asks for, without saving the item.
 * @returns the fields of the form as they are then; null when it was none of these buttons
 */
export async function changePictures(
  { ctx }: AppLoadContext,
  seller: Seller<'list'>,
  values: FormValues,
  itemId: string | null,
): Promise<FormValues | null> {
  const [, action, key = ''] = BUTTON.exec(values.intent ?? '') ?? []
  if (action === undefined) return null
  const { item, uploads } = await orNotFound(listingForm(ctx, seller, itemId))
  const order = orderOf(values, item)
  const at = order.indexOf(key)
  if (at < 0) throw notFound()
  if (action === 'earlier' || action === 'later')
    return {
      ...values,
      order: writeOrder(moveTo(order, at, action === 'earlier' ? Math.max(0, at - 1) : at + 1)),
    }
  if (action === 'remove') return { ...values, order: writeOrder(order.filter((own) => own !== key)) }
  const picture = [...(item?.pictures ?? []), ...uploads].find((own) => own.key === key)
  if (!picture) throw new DomainError('ITEM_PICTURE_GONE')
  const made = await orNotFound(
    cropPicture(ctx, seller, { itemId: itemId ?? '', key, ...middleCrop(picture, 0, 1) }),
  )
  return {
    ...values,
    order: writeOrder(order.with(at, made.key)),
    [`alt-${made.key}`]: values[`alt-${key}`] ?? '',
    [cropField(made.key)]: values[cropField(key)] ?? key,
  }
}
