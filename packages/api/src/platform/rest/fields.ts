import { boundedString, idText } from '@pasar/domain'
import { z } from 'zod'

/** An amount of money in an answer. */
export const ringgit = z
  .number()
  .min(0)
  .meta({ description: 'In ringgit, with at most two decimals.', examples: [12.9] })

const SEN_PER_RINGGIT = 100
/** Whether an amount in ringgit has at most two decimals, as far as numbers can say so. */
export const isWholeSen = (amount: number): boolean =>
  Math.abs(Math.round(amount * SEN_PER_RINGGIT) - amount * SEN_PER_RINGGIT) < 1e-4

export const idSchema = idText
/** An id or a slug in an address: what is neither is not found. */
export const nameInAddress = boundedString(200)

/** A point in time. */
export const time = z.iso.datetime()
/** @param at epoch milliseconds */
export const toTime = (at: number): string => new Date(at).toISOString()

/** What apps send and nobody looks at. */
export const ignored = (description: string) => z.unknown().optional().meta({ description })
