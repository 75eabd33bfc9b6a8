import { useSyncExternalStore } from 'react'

export interface KeyedStore<Value> {
  /** Undefined takes the value away. */
  set(key: string, value: Value | undefined): void
  /** The value, anew whenever it changes; undefined where there is none. */
  use(key: string): Value | undefined
}

/** Values by key that parts of a page show as they are now. The server has none. */
export function makeKeyedStore<Value>(): KeyedStore<Value> {
  const values = new Map<string, Value>()
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(key, value) {
      if (value !== undefined) values.set(key, value)
      else if (!values.delete(key)) return
      for (const listener of listeners) listener()
    },
    use: (key) =>
      useSyncExternalStore(
        subscribe,
        () => values.get(key),
        () => undefined,
      ),
  }
}
