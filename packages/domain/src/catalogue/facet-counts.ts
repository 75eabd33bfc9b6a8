import { packChoice, unpackChoices } from './attribute-values'
import { type ChoiceKey, choicesOf } from './attributes'
import type { BrowseFilter } from './browse'
import { FACET_PARAMS, type FacetParam, facetOf, mapFacets } from './facets'

/**
 * What facets are counted from: one row per item of a place (search, category page, store). The values of the columns
 * of `FACETS` in the order of the table, 1 or 0 for those that are on or off; then the price in sen, and the choices of
 * its attributes (`packChoices`), which are empty where the place has no category.
 */
export type FacetSource = readonly (string | number)[]

export interface FacetCounts {
  /** Items by value; of stars, items with at least that many; of what is on or off, under `1`. */
  counts: Record<FacetParam, Record<string, number>>
  /** The same of the attributes of the category. */
  attributes: { [Key in ChoiceKey]?: Record<string, number> }
  /** Items that fit all facets chosen. */
  total: number
  /** True when only the newest matches were counted: then every number means "at least". */
  isCapped: boolean
}

/** Something that is chosen, and the bit that says that an item does not fit it. */
interface Check {
  at: number
  bit: number
  isAtLeast: boolean
  value: string | number
}

const CATEGORY_AT = FACET_PARAMS.indexOf('category')

/** A chosen attribute, and the bit that says that an item does not fit it. */
interface AttributeCheck {
  key: ChoiceKey
  bit: number
  packed: string
}

const listAttributeChecks = ({ facets, attributes }: BrowseFilter): AttributeCheck[] =>
  choicesOf(facets.category).flatMap((key, at) => {
    const value = attributes[key]
    return value === undefined
      ? []
      : [{ key, bit: 1 << (FACET_PARAMS.length + at), packed: packChoice(key, value) }]
  })

function listChecks(chosen: BrowseFilter['facets']): Check[] {
  return FACET_PARAMS.flatMap((param, at) => {
    const text = chosen[param]
    if (text === undefined) return []
    const { kind, scale = 1 } = facetOf(param)
    const isAtLeast = kind === 'atLeast'
    const value = kind === 'choice' ? text : isAtLeast ? Number(text) * scale : 1
    return [{ at, bit: 1 << at, isAtLeast, value }]
  })
}

/** Of a facet of levels: how many items reach each. */
function addUpLevels(exact: readonly number[]): Record<string, number> {
  const reached: Record<string, number> = {}
  let atLeast = 0
  for (let level = exact.length - 1; level >= 1; level--) {
    atLeast += exact[level] ?? 0
    if (atLeast > 0) reached[String(level)] = atLeast
  }
  return reached
}

const KINDS = FACET_PARAMS.map((param) => facetOf(param).kind)
const SCALES = FACET_PARAMS.map((param) => facetOf(param).scale ?? 1)

/** What is counted of each facet: items by value, or by level; of what is on or off, level 1. */
class Tally {
  readonly #byValue = FACET_PARAMS.map((): Record<string, number> => ({}))
  readonly #byLevel = FACET_PARAMS.map((): number[] => [0, 0, 0, 0, 0, 0])

  add(row: FacetSource, at: number): void {
    if (KINDS[at] === 'choice') {
      const counts = this.#byValue[at] ?? {}
      const value = row[at] ?? ''
      counts[value] = (counts[value] ?? 0) + 1
    } else {
      const levels = this.#byLevel[at] ?? []
      const level = Math.floor(Number(row[at]) / (SCALES[at] ?? 1))
      levels[level] = (levels[level] ?? 0) + 1
    }
  }

  counts(at: number): Record<string, number> {
    return KINDS[at] === 'choice' ? (this.#byValue[at] ?? {}) : addUpLevels(this.#byLevel[at] ?? [])
  }
}

/** How many items have each choice, by attribute. */
class ChoiceTally {
  readonly #keys: readonly ChoiceKey[]
  readonly counts: { [Key in ChoiceKey]?: Record<string, number> } = {}

  constructor(category: string | undefined) {
    this.#keys = choicesOf(category)
    for (const key of this.#keys) this.counts[key] = {}
  }

  /** @param only the one attribute that counts; all of them when left out */
  add(packed: string, only?: ChoiceKey): void {
    if (this.#keys.length === 0) return
    for (const [name, value] of unpackChoices(packed)) {
      const key = this.#keys.find((own) => own === name)
      const counts = key === undefined || (only !== undefined && key !== only) ? undefined : this.counts[key]
      if (counts) counts[value] = (counts[value] ?? 0) + 1
    }
  }
}

/**
 * Counts each facet under the other facets chosen, so that a number says what choosing it would give.
 * @param capacity rows the sample holds at most; a full one means that there are more
 */
export function countFacets(
  rows: readonly FacetSource[],
  filter: BrowseFilter,
  capacity: number,
): FacetCounts {
  const { facets, minPrice, maxPrice } = filter
  const checks = listChecks(facets)
  const attributeChecks = listAttributeChecks(filter)
  const choices = new ChoiceTally(facets.category)
  const size = FACET_PARAMS.length
  const least = minPrice ?? Number.NEGATIVE_INFINITY
  const most = maxPrice ?? Number.POSITIVE_INFINITY
  const tally = new Tally()
  let total = 0
  for (const row of rows) {
    const price = Number(row[size])
    if (price < least || price > most) continue
    let failures = 0
    for (const { at, bit, isAtLeast, value } of checks) {
      const own = row[at] ?? 0
      if (isAtLeast ? own < value : own !== value) failures |= bit
    }
    const packed = String(row[size + 1])
    // In another category, attributes that it does not have would count for nothing.
    for (const { key, bit, packed: wanted } of attributeChecks)
      if (choicesOf(String(row[CATEGORY_AT])).includes(key) && !packed.includes(wanted)) failures |= bit
    if (failures === 0) {
      total += 1
      for (let at = 0; at < size; at++) tally.add(row, at)
      choices.add(packed)
    } else if ((failures & (failures - 1)) === 0) {
      const failed = attributeChecks.find(({ bit }) => bit === failures)
      if (failed) choices.add(packed, failed.key)
      else tally.add(row, Math.log2(failures))
    }
    // Two choices or more exclude the others: none of them alone would let them in.
  }
  const counts = mapFacets((param) => tally.counts(FACET_PARAMS.indexOf(param)))
  return { counts, attributes: choices.counts, total, isCapped: rows.length >= capacity }
}
