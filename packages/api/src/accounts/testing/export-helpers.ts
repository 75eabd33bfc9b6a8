import { strFromU8, unzipSync } from 'fflate'
import type { Member, RecentMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportData } from '../reads/export'

/** What a member is given of their data: the files of the ZIP, and what one of them says. */
export async function takeAlong(ctx: Context, member: Member) {
  const parts: Uint8Array[] = []
  for await (const part of await exportData(ctx, member as RecentMember)) parts.push(part)
  const files = unzipSync(Buffer.concat(parts))
  const text = (name: string): string => {
    const file = files[name]
    if (!file) throw new Error(`the export has no ${name}`)
    return strFromU8(file)
  }
  return { files, text, read: (name: string): unknown => JSON.parse(text(name)) }
}
