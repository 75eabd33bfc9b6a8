import { findSettings } from '@pasar/db'
import { RATE_FIELDS, type RateProblem, readFetchedRates, readRateSource } from '@pasar/domain'
import type { Context } from '../context'
import { setSettings } from './change'
import { fetchPublic } from './public-fetch'

const NAMES = Object.values(RATE_FIELDS).map(({ name }) => name)

/** The name of an error is what the list of jobs and the page of the rates show of it. */
class RatesRefused extends Error {
  constructor(problem: RateProblem) {
    super(`rates: ${problem}`)
    this.name = problem
  }
}

/**
 * Fetches the rates of currencies from the address that admins set; without one there is nothing to do.
 * @throws Error when there were no rates to be had, or they moved too far: then the old ones stay
 */
export async function fetchRates(ctx: Context, _signal?: AbortSignal, fetch = fetchPublic): Promise<void> {
  const source = readRateSource(await findSettings(ctx.db, NAMES))
  if (source === '') return
  const answer = await fetch(source)
  const current = await findSettings(ctx.db, NAMES)
  // Somebody changed the address while it was asked.
  if (readRateSource(current) !== source) return
  const read = readFetchedRates(answer, current)
  if (!read.ok) throw new RatesRefused(read.problem)
  await setSettings(ctx, 'rates', read.rates, new URL(source).host)
}
