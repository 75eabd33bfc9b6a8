import type { Sen } from '@pasar/domain'
import { z } from 'zod'

/** A whole amount of sen in a JSON column. */
export const senInJson = z.custom<Sen>((value) => Number.isSafeInteger(value), 'expected whole sen')

/**
 * Reads a column that holds JSON, or a subquery that makes it. A row of another shape is a fault of ours: it fails here,
 * by the name of its column, and not somewhere in a page.
 * @param column for the error
 * @throws Error with the column and the place in its JSON; never with what stands there, which may be personal
 */
export function jsonColumn<T>(column: string, schema: z.ZodType<T>): (text: string) => T {
  return (text) => {
    const read = schema.safeParse(parse(column, text))
    if (read.success) return read.data
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${column} holds JSON of another shape (${faults.slice(0, 3).join('; ')})`)
  }
}

function parse(column: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${column} holds no JSON`)
  }
}
