import type { PrintedParcel } from '@pasar/db'
import type { Language, PickRow, PrintKind } from '@pasar/domain'

/** The words of what sellers print for parcels. */
export type DocumentWord =
  | PrintKind
  | 'from'
  | 'inParcels'
  | 'none'
  | 'note'
  | 'order'
  | 'packed'
  | 'page'
  | 'pickList'
  | 'pieces'
  | 'piecesOfAll'
  | 'shipTo'
  | 'sku'
  | 'slip'
  | 'undrawn'
  | 'weight'
  | 'what'

export interface DocumentStyle {
  language: Language
  appName: string
  say(word: DocumentWord, values?: Record<string, string | number>): string
  /** A way of shipping in words. */
  nameMethod(method: string): string
}

/** A parcel with whom it comes from and, line by line, where it goes. */
export interface Document extends PrintedParcel {
  from: string[]
  to: { name: string; phone: string; street: string[]; place: string; region: string[] }
}

export interface Documents {
  documents: Document[]
  /** Parcels that wait as well and were left out: nobody ticked any, and there are more than are printed at once. */
  more: number
}

/** What to take from the shelf for parcels, in all and of each variant. */
export interface PickList {
  rows: PickRow[]
  pieces: number
  numbers: string[]
  more: number
}
