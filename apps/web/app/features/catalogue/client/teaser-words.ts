import { numberFormat } from '@pasar/domain/kernel/format'
import type { Translate } from '../../../i18n/translate'

export interface TeaserCount {
  query: string
  total: number
  isCapped: boolean
}

/** What signing in would show. */
export function sayTeaser(t: Translate, tag: string, { query, total, isCapped }: TeaserCount): string {
  const number = `${numberFormat(tag).format(total)}${isCapped && total > 0 ? '+' : ''}`
  return query === ''
    ? t('finder.signInItems', { count: total, number })
    : t('finder.signInResults', { count: total, number, query })
}
