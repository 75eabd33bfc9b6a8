import { z } from 'zod'
import { boundedString, typedString } from '../kernel/bounded-text'
import { DomainError } from '../kernel/errors'
import { parseUrl } from '../kernel/links'
import { optionalText, text } from '../kernel/schemas'
import { type Courier, NUMBER_PLACE, OTHER_COURIER, plainName, USUAL_COURIERS } from './couriers'

export const MAX_COURIERS = 30
const MAX_NAME = 40
const MAX_PAGE = 300
const MAX_NUMBERS = 200

/** The row of the form in which one is added. */
const NEW_COURIER = 'new'

/** Scheme and host are fixed: the number comes behind them, once. */
const PAGE = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%{}]*$/i

function isTrackingPage(typed: string): boolean {
  const parts = typed.split(NUMBER_PLACE)
  const [head = '', tail = ''] = parts
  if (parts.length !== 2 || /[{}]/.test(head + tail) || !PAGE.test(head)) return false
  const [empty, filled] = [parseUrl(head + tail), parseUrl(`${head}A-1${tail}`)]
  return empty !== null && filled !== null && filled.host === empty.host
}

/** The address of a tracking page; empty for none. */
const pageSchema = optionalText(MAX_PAGE)
  .refine((typed) => typed === '' || isTrackingPage(typed), 'courierPage')
  .transform((typed) => (typed === '' ? null : typed))

const isForm = (form: string): boolean => form === '' || /^[A-Z0-9#@?_-]{1,60}\*?$/.test(form)

/** Forms of tracking numbers, with spaces or commas between them. */
const numbersSchema = typedString(MAX_NUMBERS)
  .transform((typed) => (typed.toUpperCase().match(/[^\s,;]+/g) ?? []).join(' '))
  .refine((forms) => forms.length <= MAX_NUMBERS && forms.split(' ').every(isForm), 'courierNumbers')

/** Without a letter or a digit it has nothing to be known by. */
const nameSchema = text(MAX_NAME).refine((name) => name === '' || plainName(name) !== '', 'required')

/** What of a courier is typed. */
const typedSchema = z.object({
  name: nameSchema,
  track: pageSchema,
  numbers: numbersSchema,
  isOn: z.boolean(),
})

const storedSchema = z
  .array(
    z.object({
      id: boundedString(10).regex(/^(?:\d{1,6}|other|new)$/),
      name: boundedString(MAX_NAME),
      track: boundedString(MAX_PAGE).refine(isTrackingPage).nullable(),
      numbers: boundedString(MAX_NUMBERS),
      isOn: z.boolean(),
    }),
  )
  .min(1)
  .max(MAX_COURIERS + 1)

/** The whole list as a text. */
export const MAX_COURIERS_TEXT = 40_000

export const writeCouriers = (couriers: readonly Courier[]): string => JSON.stringify(couriers)

/** The couriers as they are stored; null for what is no such list. */
export function parseCouriers(stored: string): Courier[] | null {
  try {
    const read = storedSchema.safeParse(JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The couriers that parcels go with. */
export const readCouriers = (stored: string | undefined): readonly Courier[] =>
  (stored === undefined ? null : parseCouriers(stored)) ?? USUAL_COURIERS

/** The name of a field of the form. */
const courierField = (id: string, field: 'name' | 'track' | 'numbers' | 'on' | 'position'): string =>
  `courier-${id}-${field}`

const ROW = /^courier-(\d{1,6}|other|new)-position$/

const positionSchema = boundedString(4)
  .regex(/^\s*\d{1,2}\s*$/)
  .transform(Number)

/** Between the places of others: who is moved up comes before who was there, who is moved down behind. */
function placeOf(typed: unknown, before: number): number {
  const place = positionSchema.safeParse(typed).data ?? before
  return place + Math.sign(place - before) / 2
}

/**
 * The posted form of the couriers, as one text in their new order. A row without a name at the end adds nothing.
 */
export const courierFormSchema = z.looseObject({}).transform((posted, context): { couriers: string } => {
  const ids = Object.keys(posted).flatMap((name) => ROW.exec(name)?.[1] ?? [])
  const rows: { courier: Courier; position: number }[] = []
  const refuse = (id: string, field: Parameters<typeof courierField>[1], message: string): void =>
    context.addIssue({ code: 'custom', path: [courierField(id, field)], message })
  for (const [at, id] of ids.slice(0, MAX_COURIERS + 2).entries()) {
    const typed = (field: Parameters<typeof courierField>[1]): unknown => posted[courierField(id, field)]
    if (id === NEW_COURIER && isBlank(typed('name')) && isBlank(typed('track')) && isBlank(typed('numbers')))
      continue
    const isOther = id === OTHER_COURIER
    const read = typedSchema.safeParse({
      name: isOther ? OTHER_COURIER : typed('name'),
      track: isOther ? '' : (typed('track') ?? ''),
      numbers: isOther ? '' : (typed('numbers') ?? ''),
      isOn: typed('on') !== undefined,
    })
    for (const { path, message } of read.error?.issues ?? []) {
      const [field] = path
      if (field === 'name' || field === 'track' || field === 'numbers') refuse(id, field, message)
    }
    if (read.success)
      rows.push({ courier: { id, ...read.data }, position: placeOf(typed('position'), at + 1) })
  }
  const couriers = rows.toSorted((one, other) => one.position - other.position).map(({ courier }) => courier)
  const seen = new Set<string>()
  for (const { id, name } of rows.map(({ courier }) => courier)) {
    if (seen.has(plainName(name))) refuse(id, 'name', 'courierName')
    seen.add(plainName(name))
  }
  if (couriers.length > MAX_COURIERS) refuse(NEW_COURIER, 'name', 'courierMany')
  if (couriers.every(({ isOn }) => !isOn)) refuse(ids[0] ?? OTHER_COURIER, 'on', 'courierNone')
  return { couriers: writeCouriers(couriers) }
})

const isBlank = (typed: unknown): boolean => typeof typed !== 'string' || typed.trim() === ''

/**
 * A list with its new courier numbered. None is ever taken off: parcels went with it.
 * @throws DomainError VALIDATION for a list that lacks one, or has one that nobody added
 */
export function joinCouriers(before: readonly Courier[], given: readonly Courier[]): Courier[] {
  const kept = given.filter(({ id }) => id !== NEW_COURIER).map(({ id }) => id)
  const isWhole = kept.length === before.length && before.every(({ id }) => kept.includes(id))
  if (!isWhole || given.length - kept.length > 1) throw new DomainError('VALIDATION')
  const next = 1 + Math.max(0, ...before.map(({ id }) => (id === OTHER_COURIER ? 0 : Number(id))))
  return given.map((courier) => (courier.id === NEW_COURIER ? { ...courier, id: String(next) } : courier))
}

/** A courier as people read it in the history, in any language. */
export const describeCourier = ({ name, track, numbers, isOn }: Courier): string =>
  [name, track, numbers, isOn ? '✓' : '✗'].filter((part) => part !== null && part !== '').join(' · ')
