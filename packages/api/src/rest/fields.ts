import { z } from 'zod'

/** An amount of money in an answer. */
export const ringgit = z
  .number()
  .min(0)
  .meta({ description: 'In ringgit, with at most two decimals.', examples: [12.9] })

export const idSchema = z.string({ error: 'required' }).min(1, 'required').max(40, 'tooLong')

/** A point in time. */
export const time = z.iso.datetime()
/** @param at epoch milliseconds */
export const toTime = (at: number): string => new Date(at).toISOString()
