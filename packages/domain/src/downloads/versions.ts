import type { ItemStatus } from '../catalogue/browse'

export interface VersionOfFile {
  id: string
  /** Versions of one file share it. */
  seriesId: string
  version: number
  withdrawnAt: number | null
}

/** The files of an item, each with its versions from the newest to the oldest, in the order in which the files came. */
export function groupVersions<V extends VersionOfFile>(versions: readonly V[]): V[][] {
  const files = new Map<string, V[]>()
  for (const version of versions)
    files.set(version.seriesId, [...(files.get(version.seriesId) ?? []), version])
  return [...files.values()].map((file) => file.sort((one, other) => other.version - one.version))
}

/** What buyers get of a file, whose versions come from the newest to the oldest; null when all are withdrawn. */
export const offeredVersion = <V extends VersionOfFile>(file: readonly V[]): V | null =>
  file.find(({ withdrawnAt }) => withdrawnAt === null) ?? null

/** Who bought an item gets something for it as long as it is there; of a draft nobody has bought anything. */
export const mayWithdraw = (status: ItemStatus, versions: readonly VersionOfFile[]): boolean =>
  status === 'draft' || versions.filter(({ withdrawnAt }) => withdrawnAt === null).length > 1
