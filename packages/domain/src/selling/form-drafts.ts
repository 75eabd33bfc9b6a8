import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { form, idText } from '../kernel/schemas'
import { isRowField } from './option-rows'

/**
 * What was typed into the form of an item weighs at most, as JSON: as much as the longest form that is allowed, with a table of
 * `MAX_VARIANTS` whose every field is full. In the call that saves it, it has to stay below `MAX_BODY_BYTES`.
 */
export const MAX_FORM_DRAFT = 54_000
const MAX_FIELDS = 1_000

/**
 * Fields that say which versions a form was filled from or what is wanted of it, and pictures, which no text keeps. The
 * stock it was filled from is kept: what is sold meanwhile has to be noticed when the form goes on.
 */
const NOT_KEPT = /^(?:version|draftVersion|intent|pictures|drop-.*)$/

/** Whether a field of the form belongs to its draft. */
export const isDraftField = (name: string): boolean => !NOT_KEPT.test(name)

/** What was typed as JSON. The table of combinations is the draft's own, so that its fields without a text need not be said. */
export const writeFormDraft = (typed: Iterable<readonly [string, string]>): string =>
  JSON.stringify(
    Object.fromEntries(
      [...typed].filter(([name, text]) => isDraftField(name) && (text !== '' || !isRowField(name))),
    ),
  )

/** What was typed, by the names of its fields; null for what is no such draft. */
export function readFormDraft(text: string): Record<string, string> | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const fields = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isDraftField(entry[0]),
  )
  return fields.length > MAX_FIELDS ? null : Object.fromEntries(fields)
}

/** Under this name the form of an application is kept, where forms of items have the item's id. */
export const APPLICATION_DRAFT = 'application'

/** What is kept of an application that was begun: the proof and the consent come when it is sent. */
const APPLICATION_FIELDS = [
  'kind',
  'legalName',
  'registration',
  'sstNumber',
  'address',
  'phone',
  'storeName',
  'message',
  'bank',
  'accountNumber',
  'accountHolder',
  'ref',
] as const
const LONGEST_FIELD = 4_000

/** What was typed into the form of an application, as far as it is kept. */
export const pickApplication = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    APPLICATION_FIELDS.flatMap((name) => {
      const text = typed[name]?.slice(0, LONGEST_FIELD) ?? ''
      return text === '' ? [] : [[name, text]]
    }),
  )

const version = z.number({ error: 'required' }).int('required').min(0, 'required')

/** What a form sends of itself while one types. */
export const formDraftSchema = form({
  /** Empty for a new item. */
  itemId: z.union([z.literal(''), idText], { error: 'required' }),
  /** Of the draft that the form goes on from; 0 for none. */
  version,
  /** Of the item that the form was filled from; 0 for a new one. */
  itemVersion: version,
  fields: boundedString(MAX_FORM_DRAFT),
})
export type FormDraftInput = z.output<typeof formDraftSchema>
