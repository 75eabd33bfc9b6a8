/** A line of the audit log: from what to what, and below it why. */
export const writeChange = (before: string, after: string, reason: string): string =>
  `${before} → ${after}\n${reason}`

/** As `writeChange`, read. Lines from before reasons were asked for have none. */
export function readChange(line: string): { change: string; reason: string } {
  const [change = '', ...rest] = line.split('\n')
  return { change, reason: rest.join('\n') }
}
