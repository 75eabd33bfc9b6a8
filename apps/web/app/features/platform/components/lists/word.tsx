import { numberFormat } from '@pasar/domain/kernel/format'
import { useI18n, useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'

/** A text without values, where what shows it is made outside of a component. */
export const Word = ({ of }: { of: TextKey }) => useT()(of)

/** Writes numbers as they are written in the language of the page. */
export function useCount(): (of: number) => string {
  const { tag } = useI18n()
  return (of) => numberFormat(tag).format(of)
}

export const Count = ({ of }: { of: number }) => useCount()(of)
