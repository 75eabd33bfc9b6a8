/** An amount as files write it: 123450 → "1234.50", -5 → "-0.05". */
export function plainAmount(sen: number): string {
  const digits = String(Math.abs(sen)).padStart(3, '0')
  return `${sen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
