import { hours, minutes } from '../kernel/time'
import type { OrderState, ParcelState } from '../orders/states'

/** How often each file of a bought line may be fetched. */
export const MAX_DOWNLOADS = 5

/** How long a link works, and how long a download that was counted may be begun anew for nothing. */
export const DOWNLOAD_LINK_LIFE = hours(1)

/** Whether fetching a file again counts nothing: its last download that was counted is not long ago. */
export const isDownloadOpen = (countedAt: number | null, now: number): boolean =>
  countedAt !== null && now < countedAt + DOWNLOAD_LINK_LIFE

/** How long a link for an app is valid: anybody who has the link can use it. */
export const APP_LINK_LIFE = minutes(15)

export const MAX_FILE_BYTES = 100 * 1024 * 1024
export const MAX_FILES_PER_ITEM = 10
/** All versions of all files of a seller that are not withdrawn. */
export const MAX_SELLER_FILE_BYTES = 5 * 1024 * 1024 * 1024
const MAX_NAME_LENGTH = 100

/** What digital goods come as, by the end of the name. Programs are left out: nobody here looks into them. */
const FILE_KINDS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

/** The file extensions that may be sold, without the dot. */
export const FILE_EXTENSIONS: readonly string[] = Object.keys(FILE_KINDS)

const EXTENSION = /\.([a-z0-9]+)$/i

/** The extension of a file name in capitals, such as "PDF"; empty without one. */
const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toUpperCase() ?? ''

/** The media type of a file by its extension; null for one that may not be sold. */
export function fileKindOf(name: string): string | null {
  const extension = extensionOf(name).toLowerCase()
  return Object.hasOwn(FILE_KINDS, extension) ? (FILE_KINDS[extension] ?? null) : null
}

/** Control characters, and those that reverse the direction of a text: "exe.pdf" must not read "fdp.exe". */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name that any disk accepts: no folders, nothing invisible, its extension unchanged. Empty when nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  // What is cut off here would be cut off in the end; composing takes the square of the length.
  const plain = last
    .slice(-4 * MAX_NAME_LENGTH)
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const extension = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? ''
  const stem = Array.from(plain.slice(0, plain.length - extension.length))
  return stem.slice(0, MAX_NAME_LENGTH - extension.length).join('') + extension
}

const DELIVERED: readonly ParcelState[] = [
  'to_ship',
  'shipped',
  'delivered',
  'completed',
  'return_requested',
  'disputed',
]

/** Digital goods may be fetched as long as they are paid for and not all of their line was given back. */
export const mayDownload = (
  order: OrderState,
  parcel: ParcelState,
  line: { quantity: number; refundedQuantity: number },
): boolean =>
  (order === 'paid' || order === 'partially_refunded') &&
  DELIVERED.includes(parcel) &&
  line.refundedQuantity < line.quantity

export interface ByteRange {
  first: number
  last: number
}

/**
 * The one range a `Range` header asks for. `whole` when it asks for none, for several, or in a form nobody
 * knows: then all of it is sent, as RFC 9110 allows; `none` when it is beyond the end.
 */
export function readRange(header: string | null, size: number): ByteRange | 'whole' | 'none' {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [from = '', to = ''] = parts?.slice(1) ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const count = Math.min(Number(to), size)
    return count === 0 ? 'none' : { first: size - count, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= size ? 'none' : { first, last }
}
