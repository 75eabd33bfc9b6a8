import { moveTo } from '@pasar/domain/platform/picture-forms'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { MAX_ITEM_PICTURES } from '@pasar/domain/selling/listing-limits'
import type { CallFailure } from '../../../lib/forms/call-failure'
import type { SentPicture } from './send-picture'

/** A picture the server has. */
export interface PictureEntry extends SentPicture {
  kind: 'picture'
  /** Stays while the entry is in the list, also when another picture takes its place. */
  id: string
  /** What it was cut out of. */
  before?: SentPicture
}

/** A file on its way. */
export interface UploadEntry {
  kind: 'upload'
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1. */
  share: number
  problem?: Pick<CallFailure, 'code' | 'key' | 'values'>
  mayRetry: boolean
}

export type Entry = PictureEntry | UploadEntry

export interface PictureList {
  entries: readonly Entry[]
  /** Names of files for which there was no room. */
  leftOut: readonly string[]
}

export type Change =
  | { do: 'add'; files: readonly { id: string; file: File }[] }
  | { do: 'start' | 'retry' | 'remove' | 'uncrop'; id: string }
  | { do: 'progress'; id: string; share: number }
  | { do: 'fail'; id: string; problem: UploadEntry['problem'] & {}; mayRetry: boolean }
  | { do: 'keep' | 'crop'; id: string; picture: SentPicture }
  | { do: 'move'; id: string; to: number }
  /** Those that the server has no longer. */
  | { do: 'drop'; keys: readonly string[] }

const refusal = (code: 'PICTURE_TOO_HEAVY' | 'PICTURE_KIND') => ({
  state: 'failed' as const,
  problem: { code, key: `errors.${code}` as const, values: {} },
  mayRetry: false,
})

const types: readonly string[] = PICTURE_TYPES

/** What is refused without being sent; the server looks at the bytes of everything else. */
function newUpload({ id, file }: { id: string; file: File }): UploadEntry {
  const isWrong = file.type !== '' && !types.includes(file.type)
  return {
    kind: 'upload',
    id,
    file,
    share: 0,
    state: 'waiting',
    mayRetry: true,
    ...(file.size > MAX_PICTURE_BYTES && refusal('PICTURE_TOO_HEAVY')),
    ...(isWrong && refusal('PICTURE_KIND')),
  }
}

const pictureOf = ({ key, width, height, blur }: SentPicture): SentPicture => ({ key, width, height, blur })

function changeEntry(
  entry: Entry,
  change: Exclude<Change, { do: 'add' | 'move' | 'drop' | 'remove' }>,
): Entry {
  if (entry.kind === 'picture') {
    if (change.do === 'crop')
      return { ...entry, ...pictureOf(change.picture), before: entry.before ?? pictureOf(entry) }
    if (change.do === 'uncrop' && entry.before) return { kind: 'picture', id: entry.id, ...entry.before }
    return entry
  }
  switch (change.do) {
    case 'start':
      return { ...entry, state: 'sending', share: 0 }
    case 'retry': {
      const { problem: _problem, ...rest } = entry
      return { ...rest, state: 'waiting', share: 0 }
    }
    case 'progress':
      return { ...entry, share: change.share }
    case 'fail':
      return { ...entry, state: 'failed', problem: change.problem, mayRetry: change.mayRetry }
    case 'keep':
      return { kind: 'picture', id: entry.id, ...pictureOf(change.picture) }
    default:
      return entry
  }
}

/** The pictures of a form, and what becomes of them. */
export function changePictureList(list: PictureList, change: Change): PictureList {
  const { entries } = list
  switch (change.do) {
    case 'add': {
      const room = Math.max(0, MAX_ITEM_PICTURES - countPlaces(entries))
      return {
        entries: [...entries, ...change.files.slice(0, room).map(newUpload)],
        leftOut: change.files.slice(room).map(({ file }) => file.name),
      }
    }
    case 'remove':
      return { entries: entries.filter(({ id }) => id !== change.id), leftOut: [] }
    case 'move': {
      const from = entries.findIndex(({ id }) => id === change.id)
      return from < 0 ? list : { ...list, entries: moveTo(entries, from, Math.max(0, change.to)) }
    }
    case 'drop':
      return {
        ...list,
        entries: entries.filter((own) => own.kind === 'upload' || !change.keys.includes(own.key)),
      }
    default:
      return {
        ...list,
        entries: entries.map((entry) => (entry.id === change.id ? changeEntry(entry, change) : entry)),
      }
  }
}

/** Entries that are pictures or may become some: what was refused for good takes no place. */
export const countPlaces = (entries: readonly Entry[]): number =>
  entries.filter((own) => own.kind === 'picture' || own.state !== 'failed' || own.mayRetry).length

/** The keys of a form's pictures, in their order. */
export const keysOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => (entry.kind === 'picture' ? [entry.key] : []))
