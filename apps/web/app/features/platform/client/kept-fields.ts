import { SECRET_FIELDS } from '../../../lib/forms/form-values'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Of a name that comes more than once, the first is 0. */
type Kept = [name: string, nth: number, value: string | boolean]

const KEY = 'keptFields'
/** Longer no page takes to come anew; what is older was meant for one that never came. */
const KEPT_MS = 60_000
/** What only repeats what the server knows, and what nobody may write. */
const LEFT_OUT = new Set(['hidden', 'password', 'file', 'submit', 'button'])
/** What the market itself keeps sealed only: a browser stores none of it, not even for a moment. */
const SEALED = new Set([...SECRET_FIELDS, 'expiry', 'accountNumber', 'idNumber', 'tin'])

function* findFields(): Generator<[field: Field, nth: number]> {
  const seen = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>(
    'main form[method=post] :is(input, textarea, select)',
  )) {
    if (field.name === '' || LEFT_OUT.has(field.type) || SEALED.has(field.name)) continue
    const nth = seen.get(field.name) ?? 0
    seen.set(field.name, nth + 1)
    yield [field, nth]
  }
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/**
 * Keeps what is filled in for this page, which comes anew in another language or with other colours; no files and no secrets.
 * What was changed cannot be told from what stood there: the defaults of a field that React holds change with it.
 * @param setting what is changed; a field for it will show that
 */
export function keepFields(setting: string | undefined): void {
  const kept: Kept[] = []
  for (const [field, nth] of findFields())
    if (field.name !== setting) kept.push([field.name, nth, isTick(field) ? field.checked : field.value])
  if (kept.length === 0) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, at: Date.now(), kept }))
  } catch {
    // A browser that stores nothing keeps nothing.
  }
}

/** Sets a field as if somebody had: React hears of it. */
function fill(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    // A choice is left by choosing another one.
    if (field.checked !== value && (value === true || field.type === 'checkbox')) field.click()
    return
  }
  if (field.value === value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const isKept = (each: unknown): each is Kept =>
  Array.isArray(each) && typeof each[0] === 'string' && /^(?:string|boolean)$/.test(typeof each[2])

function takeKept(): Kept[] {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return []
    const { path, at, kept }: { path?: unknown; at?: unknown; kept?: unknown } = stored
    const isMeant = path === location.pathname && Date.now() - Number(at) < KEPT_MS
    return isMeant && Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Fills in again what was kept when this page came anew. */
export function fillKept(): void {
  const kept = takeKept()
  if (kept.length === 0) return
  const fields = [...findFields()]
  const found = kept.flatMap(([name, nth, value]) => {
    const [field] = fields.find(([each, at]) => each.name === name && at === nth) ?? []
    return field ? [{ field, value }] : []
  })
  // A choice may send its form, with all that is in it.
  const isChoice = ({ field }: { field: Field }) => isTick(field) || field instanceof HTMLSelectElement
  for (const { field, value } of found.filter((each) => !isChoice(each))) fill(field, value)
  for (const { field, value } of found.filter(isChoice)) fill(field, value)
}
