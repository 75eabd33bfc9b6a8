import { boundedString, cursorText, idText } from '@pasar/domain'
import { z } from 'zod'

/** An amount of money in an answer. */
export const ringgit = z
  .number()
  .min(0)
  .meta({ description: 'In ringgit, with at most two decimals.', examples: [12.9] })

const SEN_PER_RINGGIT = 100
/** The nearest whole sen of an amount in ringgit as JSON has it. */
export const nearestSen = (amount: number): number => Math.round(amount * SEN_PER_RINGGIT)

/** Whether an amount in ringgit has at most two decimals, as far as numbers can say so. */
export const isWholeSen = (amount: number): boolean =>
  Math.abs(nearestSen(amount) - amount * SEN_PER_RINGGIT) < 1e-4

export const idSchema = idText
/** @param what whose it is, such as "an order" */
export const idOf = (what: string) => idText.meta({ description: `\`_id\` of ${what}.` })
/** An id or a slug in an address: what is neither is not found. */
const nameInAddress = boundedString(200)
export const nameOf = (what: string) => nameInAddress.meta({ description: `\`_id\` of ${what}.` })
export const slugOf = (what: string) => nameInAddress.meta({ description: `\`slug\` of ${what}.` })

/**
 * A parameter that may be left out. The document takes what describes it from within the optional: said of the optional itself, it
 * would be in the document of a body only.
 */
export const optionalParameter = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  examples: readonly z.output<Schema>[] = [],
) => schema.meta({ description, ...(examples.length > 0 && { examples: [...examples] }) }).optional()

/** Where a list goes on. */
export const nextCursor = optionalParameter(cursorText, '`next` of an answer.')

/** A point in time. */
export const time = z.iso.datetime()
/** @param at epoch milliseconds */
export const toTime = (at: number): string => new Date(at).toISOString()

/** What apps send and nobody looks at. */
export const ignored = (description: string) => z.unknown().optional().meta({ description })
