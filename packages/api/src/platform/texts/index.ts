import type { Language } from '@pasar/domain'
import { cn } from './cn'
import { en } from './en'
import { ms } from './ms'
import type { Translated } from './texts-of'

/** What notifications say in the app and in mails. */
export type Texts = Translated<typeof en>

export const TEXTS: Readonly<Record<Language, Texts>> = { en, cn, ms }

/** A text with its values; of one that is missing the name stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
