import { useApprox } from '../../../lib/use-approx'

/** A line below a total: about what it is in the reader's currency. Ringgit is what is charged. */
export function Approx({ amount }: { amount: number }) {
  const text = useApprox()?.(amount)
  if (!text) return null
  return <span className="block text-sm font-normal text-ink-soft">{text}</span>
}
