import { formatApprox } from '@pasar/domain/kernel/format'
import { useRoot } from './use-root'

/** Writes about what an amount is in the currency the reader chose; undefined for those who stay with ringgit. */
export function useApprox(): ((amount: number) => string) | undefined {
  const shown = useRoot()?.currency
  return shown ? (amount) => formatApprox(amount, shown.code, shown.rate) : undefined
}
