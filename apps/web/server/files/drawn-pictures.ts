import type { EventEmitter } from 'node:events'

/** Says whether a file of a picture is there now. */
export type DrawPicture = (name: string) => Promise<boolean>

/** The process that started this one. */
interface Parent extends Pick<EventEmitter, 'on'> {
  send?: ((message: { draw: string }) => boolean) | undefined
}

/** Who asks has a placeholder meanwhile, and can ask again. */
const PATIENCE_MS = 20_000

/** Has pictures drawn by the process that started this one, which answers `{ drawn, isThere }` when it has. */
export function askForPictures(parent: Parent = process, patience = PATIENCE_MS): DrawPicture {
  const waiting = new Map<string, Set<(isThere: boolean) => void>>()
  let isConnected = true
  const answer = (name: string, isThere: boolean): void => {
    const told = waiting.get(name)
    waiting.delete(name)
    for (const tell of told ?? []) tell(isThere)
  }
  parent.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('drawn' in message)) return
    answer(String(message.drawn), 'isThere' in message && message.isThere === true)
  })
  parent.on('disconnect', () => {
    isConnected = false
    for (const name of [...waiting.keys()]) answer(name, false)
  })
  return (name) => {
    if (!isConnected || !parent.send) return Promise.resolve(false)
    const told = waiting.get(name) ?? new Set()
    // Of a name that all have given up on, the question may have been lost: it is asked again.
    if (told.size === 0) parent.send({ draw: name })
    waiting.set(name, told)
    return new Promise((resolve) => {
      const tell = (isThere: boolean): void => {
        clearTimeout(timer)
        resolve(isThere)
      }
      const timer = setTimeout(() => {
        told.delete(tell)
        if (told.size === 0 && waiting.get(name) === told) waiting.delete(name)
        resolve(false)
      }, patience)
      told.add(tell)
    })
  }
}
