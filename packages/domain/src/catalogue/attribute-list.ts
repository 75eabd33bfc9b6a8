import type { Language } from '../kernel/languages'

/** A word in every language. */
export type Names = Readonly<Record<Language, string>>

/** The values of a choice list, by how they are kept. */
export type Choices = Readonly<Record<string, Names>>

/** The order of a list is the order in which it is shown. */
export const list = (
  ...rows: readonly (readonly [value: string, en: string, cn: string, ms: string])[]
): Choices => Object.fromEntries(rows.map(([value, en, cn, ms]) => [value, { en, cn, ms }]))
