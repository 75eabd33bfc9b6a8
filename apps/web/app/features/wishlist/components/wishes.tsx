import { createContext, type ReactNode, useContext, useMemo } from 'react'

const Wishes = createContext<ReadonlySet<string>>(new Set())

/** Begins with a word of its own: repeated data of a page is written once, and a slot must stay one. */
export const writeWishes = (itemIds: Iterable<string>): string => ['wishes:', ...itemIds].join(' ')

/** Gives the hearts inside the items that the reader has saved. */
export function WishesOf({ wishes, children }: { wishes: string; children: ReactNode }) {
  const ids = useMemo(() => new Set(wishes.split(' ')), [wishes])
  return <Wishes.Provider value={ids}>{children}</Wishes.Provider>
}

/** Whether the server said that an item is on the wishlist. */
export const useSaved = (itemId: string): boolean => useContext(Wishes).has(itemId)
