const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: 1.4 MB. */
export function formatBytes(tag: string, bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : bytes < 1_000_000_000 ? 2 : 3
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step >= 2 ? 1 : 0,
  }).format(bytes / 1_000 ** step)
}
