import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAX_ARTICLE_SENT } from '../blog/posts'
import { postSchema } from '../blog/schemas'
import { MAX_SYNONYMS_SENT, synonymsSchema } from '../catalogue/search/synonym-lines'
import { MAX_TEXT_BYTES, MAX_TYPED_LENGTH } from '../platform/body-limits'
import {
  fillTexts,
  findUnbounded,
  longestWait,
  MAX_WAIT_MS,
  repeatTo,
  SLOW_TEXTS,
} from '../testing/schema-helpers'
import { threadTime } from '../testing/thread-time'
import { boundedString, composedString, typedLength } from './bounded-text'
import { fieldErrorsOf, paragraphs, text } from './schemas'

/** What the market itself wrote, which is no input, and what exports the others again. */
const OWN = ['claim-values.ts', 'mail-fields.ts', 'mail-values.ts', 'index.ts']
const SOURCES = path.resolve(import.meta.dirname, '..')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing') && !OWN.includes(path.basename(name)),
)
const modules = await Promise.all(
  files.map((name): Promise<Record<string, unknown>> => import(path.join(SOURCES, name))),
)
const SCHEMAS = modules
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)

const problemOf = (schema: z.ZodType, typed: unknown): string | undefined => {
  const { error } = schema.safeParse(typed)
  return error && fieldErrorsOf(error).form
}

describe('every schema', () => {
  it('is among those that are looked at', () => {
    expect(SCHEMAS.length).toBeGreaterThan(40)
    expect(SCHEMAS.map(([name]) => name)).toEqual(
      expect.arrayContaining(['registerSchema', 'jobApplicationSchema', 'reviewSchema', 'shownQuoteSchema']),
    )
  })

  it.each(SCHEMAS)('%s looks at the length of a text before anything else', (_name, schema) => {
    expect(findUnbounded(schema)).toEqual([])
  })

  it.each(SCHEMAS)(
    '%s keeps nobody waiting, whatever is sent and at whatever length',
    async (name, schema) => {
      for (const [kind, part] of Object.entries(SLOW_TEXTS))
        for (const times of [1, 10]) {
          const inputs = fillTexts(schema, (limit) => repeatTo(part, limit * times))
          const wait = await longestWait(async () => inputs.map((input) => schema.safeParse(input)))
          expect(wait, `${name}: ${kind}, ${times} times the limit`).toBeLessThan(MAX_WAIT_MS)
        }
    },
  )
})

it('a schema that computes for longer is found', async () => {
  const slow = z.string().refine(() => {
    const until = threadTime() + 1.5 * MAX_WAIT_MS
    while (threadTime() < until);
    return true
  })
  expect(await longestWait(async () => slow.safeParse('a'))).toBeGreaterThan(MAX_WAIT_MS)
})

/** Those whose forms are read as far as they may be long. */
const LONGER = [
  { name: 'postSchema', schema: postSchema, most: MAX_ARTICLE_SENT },
  { name: 'synonymsSchema', schema: synonymsSchema, most: MAX_SYNONYMS_SENT },
]
/** Those, and those that only calls parse, which are never cut off. */
const ELSEWHERE = ['formDraftSchema', ...LONGER.map(({ name }) => name)]

it('no text that the reader of forms has cut off is taken for whole', () => {
  const limits = SCHEMAS.filter(([name]) => !ELSEWHERE.includes(name)).flatMap(([, schema]) => {
    const found: number[] = []
    fillTexts(schema, (limit) => {
      found.push(limit)
      return ''
    })
    return found
  })
  expect(Math.max(...limits)).toBeLessThanOrEqual(MAX_TYPED_LENGTH)
  for (const { schema, most } of LONGER)
    fillTexts(schema, (limit) => {
      expect(limit).toBeLessThanOrEqual(most)
      return ''
    })
  expect(Buffer.from('🦊'.repeat(MAX_TYPED_LENGTH + 1)).length).toBeLessThanOrEqual(MAX_TEXT_BYTES)
})

describe('the search for schemas without limits', () => {
  it.each<[string, z.ZodType]>([
    ['no limit', z.string()],
    ['a limit that lets the rest run', z.string().max(5)],
    ['a limit after cutting', z.string().trim().max(5, { abort: true })],
    ['a limit after a pattern', z.string().regex(/x/).max(5, { abort: true })],
    ['a limit after a check', z.string().refine(Boolean).max(5, { abort: true })],
    ['a limit after a format', z.email().max(5, { abort: true })],
    ['a limit after a change', z.preprocess(String, boundedString(5))],
    ['any value', z.any()],
    ['a check of its own', z.custom<string>((value) => typeof value === 'string')],
    ['a text that is made of anything', z.coerce.string().max(5, { abort: true })],
    ['a list without end', z.array(boundedString(5))],
    ['texts in lists', z.array(z.string()).max(5)],
    ['one of several', z.union([z.number(), z.string()])],
    ['one that may be left out', z.string().optional()],
    ['names of fields', z.record(z.string(), boundedString(5))],
  ])('finds %s', (_what, schema) => {
    expect(findUnbounded(z.object({ field: schema }))).toHaveLength(1)
  })

  it('finds nothing else', () => {
    const fine = z.object({ a: boundedString(5).trim(), b: z.array(composedString(5)).max(2), c: z.number() })
    expect(findUnbounded(fine)).toEqual([])
  })
})

describe('a text', () => {
  it('is measured by what is left of it', () => {
    expect(text(5).parse(`  ${'e\u0301'.repeat(5)}  `)).toBe('é'.repeat(5))
    expect(text(2).parse('\u1112\u1161\u11ab\u1100\u1173\u11af')).toBe('한글')
    expect(problemOf(text(5), '123456')).toBe('tooLong')
    expect(paragraphs(5).parse('1\r\n2\r\n3\r\n')).toBe('1\n2\n3')
  })

  it('is refused unseen when it is longer than any that could be left', () => {
    expect(problemOf(text(5), ' '.repeat(typedLength(5) + 1))).toBe('tooLong')
  })

  it('may stack as many marks on a letter as any language does', () => {
    expect(text(40).parse(`a${'\u0316'.repeat(30)}`)).toHaveLength(31)
    expect(problemOf(text(40), `a${'\u0316'.repeat(31)}`)).toBe('stackedMarks')
  })
})
