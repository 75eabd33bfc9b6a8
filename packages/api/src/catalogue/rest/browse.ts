import {
  attributeOf,
  type BrowseProblem,
  boundedString,
  CATEGORIES,
  CHOICE_KEYS,
  type ChoiceKey,
  choicesOf,
  DomainError,
  type FacetCounts,
  facetOf,
  isFlagParam,
  mapFacets,
  parseBrowse,
  SORTS,
  settleEnding,
  usualSort,
} from '@pasar/domain'
import { z } from 'zod'
import { optionalParameter } from '../../platform/rest/fields'
import { buyerCall, publicCall, restRouter } from '../../platform/rest/procedure'
import { browse } from '../reads/browse'
import { categoryCounts } from '../reads/pages'
import { listedItemSchema, toListedItem } from './item-view'

const tag = 'Items'

const MAX_PARAMETER = 200
const parameter = (description: string, ...examples: string[]) =>
  optionalParameter(boundedString(MAX_PARAMETER), description, examples)

/** Which categories have an attribute, and what can be chosen of it. */
function describeChoice(key: ChoiceKey): string {
  const attribute = attributeOf(key)
  const categories = CATEGORIES.filter(({ slug }) => choicesOf(slug).includes(key)).map(({ slug }) => slug)
  const values = attribute.kind === 'choice' ? Object.keys(attribute.choices) : []
  return `With \`category\` ${categories.join(', ')}: one of ${values.join(', ')}.`
}

const attributeParameters = Object.fromEntries(
  CHOICE_KEYS.map((key) => [key, parameter(describeChoice(key))]),
)

const searchSchema = z.object({
  q: parameter('What to look for.', 'kopi'),
  storeId: parameter('One store’s items only.'),
  min: parameter('Lowest price in ringgit.', '10'),
  max: parameter('Highest price in ringgit.', '99.90'),
  ...mapFacets((param) => parameter(facetOf(param).description, facetOf(param).example)),
  ...attributeParameters,
  sort: parameter(`One of ${SORTS.join(', ')}. \`relevance\` needs \`q\`.`, 'priceUp'),
  cursor: parameter('`next` or `previous` of an answer to the same search.'),
})

const counts = z.record(z.string(), z.number().int())
const pageSchema = z.object({
  success: z.literal(true),
  items: z.array(listedItemSchema),
  total: z.number().int().meta({ description: 'Items found; at least as many when `isCapped`.' }),
  isCapped: z.boolean(),
  next: z.string().nullable().meta({ description: 'Cursor of the page after this one.' }),
  previous: z.string().nullable(),
  correctedQuery: z
    .string()
    .nullable()
    .meta({ description: 'What was looked for instead, when `q` found nothing as it was typed.' }),
  facets: z
    .object({
      ...mapFacets((param) => (isFlagParam(param) ? z.number().int() : counts)),
      attributes: z.record(z.string(), counts).meta({ description: 'Of the attributes of the category.' }),
    })
    .meta({ description: 'How many items each value of a parameter would leave.' }),
})

function toParameters(asked: Record<string, string | undefined>): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) parameters.set(name, value)
  return parameters
}

const toFacets = ({ counts: own, attributes }: FacetCounts) => ({
  ...mapFacets((param) => (isFlagParam(param) ? (own[param]['1'] ?? 0) : own[param])),
  attributes,
})

const toFields = (problems: readonly BrowseProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, key }) => [field, key]))

export const browsing = restRouter({
  search: buyerCall({
    method: 'GET',
    path: '/items',
    tag,
    summary: 'Search and browse items',
    description:
      'A page of items. What makes no sense as a value is left out, but for prices: a `min` or `max` that is no amount, and a `min` above `max`, are refused with `VALIDATION`, as is anything of more than 200 characters.',
    fails: ['NOT_FOUND'],
  })
    .input(searchSchema)
    .output(pageSchema)
    .query(async ({ ctx: { context }, input: { storeId, cursor, ...asked } }) => {
      const place = storeId === undefined ? {} : { storeId }
      const { filter, problems } = parseBrowse(toParameters(asked), place)
      if (problems.length > 0) throw new DomainError('VALIDATION', {}, toFields(problems))
      const settled = settleEnding(filter, usualSort(filter.query))
      const { items, facets, ...page } = await browse(context, settled, place, cursor ?? null)
      return {
        success: true as const,
        items: items.map((card) => toListedItem(context, card)),
        ...page,
        total: facets.total,
        isCapped: facets.isCapped,
        facets: toFacets(facets),
      }
    }),
  categories: publicCall({ method: 'GET', path: '/categories', tag, summary: 'Categories with their items' })
    .output(
      z.object({
        success: z.literal(true),
        categories: z.array(
          z.object({
            slug: z.string(),
            name: z.string(),
            emoji: z.string(),
            count: z.number().int().min(0).meta({ description: 'Items on sale.' }),
          }),
        ),
      }),
    )
    .query(async ({ ctx: { context } }) => {
      const counted = await categoryCounts(context)
      const categories = CATEGORIES.map((one) => ({ ...one, count: counted.get(one.slug) ?? 0 }))
      return { success: true as const, categories }
    }),
})
