import { useEffect, useSyncExternalStore } from 'react'
import { useRoot } from '../../../lib/use-root'

/** Where the browser keeps its copy of the cart. */
const STORAGE_KEY = 'cart'

/** The copy only paints the badge at once in every tab; the cart itself lives on the server. */
export interface StoredCart {
  items: { variantId: string; quantity: number }[]
  itemCount: number
}

let count: number | null = null
/** What the badge shows while nothing newer is known. */
let shown = 0
const listeners = new Set<() => void>()

const isStoredCart = (value: unknown): value is StoredCart => {
  const { items, itemCount } = (value ?? {}) as Partial<Record<keyof StoredCart, unknown>>
  return Array.isArray(items) && Number.isSafeInteger(itemCount) && Number(itemCount) >= 0
}

/** The copy in local storage; one that cannot be read is thrown away. */
export function readCopy(): StoredCart | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    if (text === null) return null
    const copy: unknown = JSON.parse(text)
    if (isStoredCart(copy)) return copy
  } catch {
    // Broken JSON, or storage that may not be read: both mean that there is no copy.
  }
  forgetCart()
  return null
}

function publish(next: number | null): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

/** Stores the copy after the server has answered, and updates every badge. An empty cart is not stored. */
export function keepCart(cart: StoredCart): void {
  try {
    if (cart.items.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(cart))
  } catch {
    // A full or forbidden storage only costs the other tabs their early update.
  }
  publish(cart.itemCount)
}

/** Counts pieces that are on their way into the cart; `keepCart` or `trustServer` follows. */
export function expectMore(pieces: number): void {
  publish((count ?? shown) + pieces)
}

/** Removes the copy: the cart was cleared, or its member left. */
export function forgetCart(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored then.
  }
  publish(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared, as on logout.
    if (event.key !== null && event.key !== STORAGE_KEY) return
    publish(event.newValue === null ? 0 : (readCopy()?.itemCount ?? null))
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Pieces in the cart: the last known number of any tab, else what the page came with. */
export function useCartCount(): number {
  const fromServer = useRoot()?.cartCount ?? 0
  useEffect(() => {
    shown = fromServer
  }, [fromServer])
  return useSyncExternalStore(
    subscribe,
    () => count ?? fromServer,
    () => fromServer,
  )
}

/** The server pushed how many pieces there are now. */
export const onCartCount = (pieces: number): void => publish(pieces)

/** A page that came from the server knows better than any copy. */
export function trustServer(): void {
  publish(null)
}
