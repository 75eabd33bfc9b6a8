import { useI18n } from '../../../i18n/provider'
import { formatDay, formatMoment } from '../../platform/components/when'

/** Writes moments within sentences, in Malaysian time. */
export function useTimeText() {
  const { tag } = useI18n()
  return {
    writeDay: (at: number): string => formatDay(tag, at),
    writeTime: (at: number): string => formatMoment(tag, at),
  }
}
