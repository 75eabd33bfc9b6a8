import type { z } from 'zod'
import { fieldErrorsOf } from '../kernel/schemas'
import { threadTime } from './thread-time'

/** What tests do with schemas as a whole: find the texts they take, and fill them. Only what comes in is looked at. */

type Def = z.core.$ZodTypes['_zod']['def']
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def

type Check = { check: string; abort?: boolean; maximum?: number }
const checksOf = (def: Def): Check[] => (def.checks ?? []).map((check) => check._zod.def as Check)

const HARMLESS = [
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'null',
  'undefined',
  'void',
  'never',
  'unknown',
]

/** The longest text a string may be sent with; null when something happens to it before its length is known. */
function limitOf(def: Def): number | null {
  const [first] = checksOf(def)
  const isPlain = !('format' in def) && !('coerce' in def && def.coerce)
  return isPlain && first?.check === 'max_length' && first.abort === true ? (first.maximum ?? null) : null
}

/** The places of a schema that take a text without looking at its length first. */
export function findUnbounded(schema: z.core.$ZodType, path = ''): string[] {
  const def = defOf(schema)
  const within = (inner: z.core.$ZodType, name: string | number): string[] =>
    findUnbounded(inner, path === '' ? String(name) : `${path}.${name}`)
  switch (def.type) {
    case 'string':
      return limitOf(def) === null ? [`${path}: a text`] : []
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) => within(field, name)),
        ...(def.catchall ? within(def.catchall, '*') : []),
      ]
    case 'array':
      return [
        ...(checksOf(def).some(({ check }) => check === 'max_length') ? [] : [`${path}: a list`]),
        ...within(def.element, '[]'),
      ]
    case 'union':
      return def.options.flatMap((option, index) => within(option, index))
    case 'record':
      return [...within(def.keyType, 'key'), ...within(def.valueType, '*')]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return findUnbounded(def.innerType, path)
    case 'pipe':
      return findUnbounded(def.in, path)
    default:
      return HARMLESS.includes(def.type) ? [] : [`${path}: ${def.type}`]
  }
}

/** Inputs that hold what `write` makes of its limit wherever the schema takes a text; of a choice each in turn. */
export function fillTexts(schema: z.core.$ZodType, write: (limit: number) => string): unknown[] {
  const def = defOf(schema)
  const fill = (inner: z.core.$ZodType) => fillTexts(inner, write)
  switch (def.type) {
    case 'string':
      return [write(limitOf(def) ?? 1_000)]
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, fill(field)] as const)
      const count = Math.max(1, ...fields.map(([, values]) => values.length))
      return Array.from({ length: count }, (_, at) =>
        Object.fromEntries(fields.map(([name, values]) => [name, values[at % values.length]])),
      )
    }
    case 'array':
      return fill(def.element).map((value) => [value])
    case 'union':
      return def.options.flatMap(fill)
    case 'record':
      return fill(def.valueType).map((value) => ({ [write(100)]: value }))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return fill(def.innerType)
    case 'pipe':
      return fill(def.in)
    case 'enum':
      return Object.values(def.entries).slice(0, 1)
    case 'literal':
      return def.values.slice(0, 1)
    case 'boolean':
      return [true]
    case 'number':
      return [1]
    default:
      return [write(1_000)]
  }
}

/** Texts that are slow to look at, each written over and over. */
export const SLOW_TEXTS: Readonly<Record<string, string>> = {
  'combining marks': '\u0316\u0300',
  'letters with many marks': `a${'\u0316\u0300'.repeat(15)}`,
  'Hangul in parts': '\u1100\u1161\u11a8',
  'one character for 18': '\ufdfa',
  digits: '1',
  'digits apart': '1 (',
  blanks: ' ',
  'wide blanks': '\u3000',
  'ends of lines': '\r\n',
  brackets: '((((',
  'ends of brackets': ')]}>',
  'parts of emails': 'a@',
  'parts of links': 'a.a-',
  'parts of tags': '<',
  letters: 'a',
  hyphens: '\u2014-',
  'characters that show nothing': '\u200b\u3164',
  'lone surrogates': '\ud800',
  emoji: '🦊',
}

export const repeatTo = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** The most that someone who waits may notice. */
export const MAX_WAIT_MS = 100

/** How long somebody else would have waited at most for the work that answers this, in milliseconds. */
async function measureWait(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver, last] = [0, false, threadTime()]
  const look = (): void => {
    const now = threadTime()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  look()
  isOver = true
  return longest
}

/** So often it is measured at most: work that is slow is so each time. */
const MAX_TRIES = 10

/** The same, measured again when the machine, not the work, may have been slow. */
export async function longestWait(work: () => Promise<unknown>): Promise<number> {
  const waits = [await measureWait(work)]
  while (Math.min(...waits) >= MAX_WAIT_MS && waits.length < MAX_TRIES) waits.push(await measureWait(work))
  return Math.min(...waits)
}

/** What a schema makes of an input: the value, or the first problem of each field. */
export function readWith(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input)
  return result.success ? result.data : fieldErrorsOf(result.error)
}
