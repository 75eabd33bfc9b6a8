import type { Condition, ListingType, Sort } from '@pasar/domain'
import { formatRm } from '@pasar/domain/kernel/format'
import { parseRinggit } from '@pasar/domain/kernel/money'
import type { TextKey, Translate } from '../../../i18n/translate'
import { describeCategory } from '../../platform/client/category-words'
import type { ChoiceView, FilterField, ListingView } from './listing-view'

const CONDITION_WORDS: Record<Condition, TextKey> = {
  new: 'browse.conditionNew',
  like_new: 'browse.conditionLikeNew',
  used: 'browse.conditionUsed',
}

const TYPE_WORDS: Record<ListingType, TextKey> = { Fixed: 'browse.typeFixed', Auction: 'browse.typeAuction' }

const SORT_WORDS: Record<Sort, TextKey> = {
  relevance: 'browse.sortRelevance',
  newest: 'browse.sortNewest',
  priceUp: 'browse.sortPriceUp',
  priceDown: 'browse.sortPriceDown',
  rating: 'browse.sortRating',
  trending: 'browse.sortTrending',
  endingSoon: 'browse.sortEndingSoon',
}

export const describeSort = (t: Translate, sort: Sort): string => t(SORT_WORDS[sort])
export const describeCondition = (t: Translate, condition: Condition): string => t(CONDITION_WORDS[condition])

const isKeyOf = <K extends string>(table: Record<K, TextKey>, text: string): text is K =>
  Object.hasOwn(table, text)

/** A choice of a facet in words. */
export function describeChoice(
  t: Translate,
  field: ChoiceView['field'],
  value: string,
  label?: string,
): string {
  switch (field) {
    case 'category':
      return describeCategory(t, value)
    case 'condition':
      return isKeyOf(CONDITION_WORDS, value) ? t(CONDITION_WORDS[value]) : value
    case 'type':
      return isKeyOf(TYPE_WORDS, value) ? t(TYPE_WORDS[value]) : value
    case 'rating':
      return t('browse.ratingFrom', { count: Number(value) })
    default:
      return label ?? value
  }
}

/** A set filter as its chip says it; a price that is none as it was typed. */
export function describeFilter(t: Translate, listing: ListingView, field: FilterField): string {
  const value = listing.values[field] ?? ''
  const choice = listing.choices.find((own) => own.field === field)
  const label = choice?.options.find((option) => option.value === value)?.label ?? value
  switch (field) {
    case 'min':
    case 'max': {
      const amount = parseRinggit(value)
      const price = amount === null ? value : formatRm(amount)
      return t(field === 'min' ? 'browse.chipMin' : 'browse.chipMax', { price })
    }
    case 'from':
      return t('browse.chipFrom', { country: label })
    case 'category':
    case 'condition':
    case 'type':
    case 'rating':
      return describeChoice(t, field, value)
    case 'q':
    case 'sort':
      return value
    default: {
      if (choice) return `${choice.legend}: ${label}`
      const flag = listing.flags.find((own) => own.field === field)
      return flag ? t(`browse.${flag.text}`) : value
    }
  }
}
