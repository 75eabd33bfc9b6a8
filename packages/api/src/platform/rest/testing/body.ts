import { z } from 'zod'

/** What a test reads of the JSON of an answer, by a path such as `order.parcels.0._id`. */

const record = z.record(z.string(), z.unknown())

/** The value at a path; undefined where there is none. */
export function fieldOf(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      body,
    )
}

/** @throws ZodError where there is no text */
export const textOf = (body: unknown, path: string): string => z.string().parse(fieldOf(body, path))

/** @throws ZodError where there is no number */
export const numberOf = (body: unknown, path: string): number => z.number().parse(fieldOf(body, path))

/** The cursor of the next page; null on the last. @throws ZodError where there is neither */
export const nextOf = (body: unknown): string | null => z.string().nullable().parse(fieldOf(body, 'next'))

/** The objects of a list. @throws ZodError where there is no list of objects */
export const rowsOf = (body: unknown, path: string): Record<string, unknown>[] =>
  z.array(record).parse(fieldOf(body, path))

/** @throws ZodError where there is no object */
export const objectOf = (body: unknown, path: string): Record<string, unknown> =>
  record.parse(fieldOf(body, path))

/** The names of the fields of an object. @throws ZodError where there is no object */
export const keysOf = (body: unknown, path: string): string[] => Object.keys(objectOf(body, path))
