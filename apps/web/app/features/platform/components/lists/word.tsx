import { numberFormat } from '@pasar/domain/kernel/format'
import { useI18n, useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'

/** A text without values, where what shows it is made outside of a component. */
export const Word = ({ of }: { of: TextKey }) => useT()(of)

/** A number as it is written in the language of the page. */
export const Count = ({ of }: { of: number }) => numberFormat(useI18n().tag).format(of)
