import type { OpenDatabase } from './open'

/** What is wrong with the file itself; null when it is sound. */
export function checkFile({ handle }: Pick<OpenDatabase, 'handle'>): string | null {
  const answer = String(handle.pragma('integrity_check', { simple: true }))
  return answer === 'ok' ? null : answer
}
