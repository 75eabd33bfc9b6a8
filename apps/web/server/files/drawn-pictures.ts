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
    const callbacks = waiting.get(name)
    waiting.delete(name)
    for (const callback of callbacks ?? []) callback(isThere)
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
    const callbacks = waiting.get(name) ?? new Set()
    // Of a name that all have given up on, the question may have been lost: it is asked again.
    if (callbacks.size === 0) parent.send({ draw: name })
    waiting.set(name, callbacks)
    return new Promise((resolve) => {
      const callback = (isThere: boolean): void => {
        clearTimeout(timer)
        resolve(isThere)
      }
      const timer = setTimeout(() => {
        callbacks.delete(callback)
        if (callbacks.size === 0 && waiting.get(name) === callbacks) waiting.delete(name)
        resolve(false)
      }, patience)
      callbacks.add(callback)
    })
  }
}
