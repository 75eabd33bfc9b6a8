import { isCategory } from '@pasar/domain/catalogue/categories'
import type { Translate } from '../../../i18n/translate'

/** A category's name; of one that is none the text itself. */
export const describeCategory = (t: Translate, slug: string): string =>
  isCategory(slug) ? t(`categories.${slug}`) : slug
