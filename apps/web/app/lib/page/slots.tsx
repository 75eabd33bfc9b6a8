import { createContext, type ReactNode, useContext } from 'react'
import type { Reader } from '../session/reader'

/**
 * The places where a cached page differs from reader to reader. While it is rendered, marks stand in them, which the
 * server replaces in each copy it sends (`server/page-cache/page-template.ts`). Only on the server.
 */
export interface Slots {
  /** Someone in general. */
  reader: Reader
  /** Stands for a text. */
  text(name: string): string
  /** Stand around two ways to write a place, and between them. */
  variant(name: string): { no: string; yes: string; end: string }
}

export const SlotsContext = createContext<Slots | null>(null)

/** Null in the browser, and on pages that are made for one reader only. */
export const useSlots = (): Slots | null => useContext(SlotsContext)

export type VariantProps = { name: string; is: boolean; no: ReactNode; yes: ReactNode }

/** One of two ways to show a place. A template holds both of them, under a name. */
export function Variant({ name, is, no, yes }: VariantProps) {
  const marks = useSlots()?.variant(name)
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
