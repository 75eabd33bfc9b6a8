import { createContext, type ReactNode, useContext } from 'react'
import type { Reader } from './reader'

/**
 * A page in the making that is to be kept for many readers: where it differs from reader to reader it has
 * marks, which the server fills in for each copy that goes out (`server/kept-page.ts`). Only on the server.
 */
export interface Draft {
  /** Someone in general. */
  reader: Reader
  /** Stands for a text. */
  hole(name: string): string
  /** Stand around two ways to write a place, and between them. */
  either(name: string): { no: string; yes: string; end: string }
}

export const DraftContext = createContext<Draft | null>(null)

/** Null in the browser, and on pages that are made for one reader only. */
export const useDraft = (): Draft | null => useContext(DraftContext)

export type EitherProps = { name: string; is: boolean; no: ReactNode; yes: ReactNode }

/** One of two ways to show a place. A draft holds both of them, under a name. */
export function Either({ name, is, no, yes }: EitherProps) {
  const marks = useDraft()?.either(name)
  if (!marks) return is ? yes : no
  return (
    <>
      {marks.no}
      {no}
      {marks.yes}
      {yes}
      {marks.end}
    </>
  )
}
