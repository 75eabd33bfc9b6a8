import { Readable } from 'node:stream'
import type { StoredFileLike } from '@pasar/db/seed'
import { fileKindOf } from '@pasar/domain'
import { zipSync } from 'fflate'
import { openFilesDir, storeFile } from '../downloads/internal/store'
import { Sheets } from '../platform/pdf/page'

export interface DigitalGood {
  title: string
  description: string
  isVirtual?: boolean
}

const JADE = '#0B6B57'
const SOFT = '#57534E'
const PAGES = 2

/** A small book about the good: enough to see that a download brings what was bought. */
async function writeBook({ title, description }: DigitalGood, now: number): Promise<Buffer> {
  const sheets = await Sheets.begin(title, 'en', now)
  const width = sheets.right - sheets.left
  for (let page = 1; page <= PAGES; page++) {
    if (page > 1) sheets.need(Number.POSITIVE_INFINITY)
    sheets.y += page === 1 ? 120 : 0
    sheets.y += sheets.putBlock(title, sheets.left, sheets.y, width, {
      size: page === 1 ? 28 : 14,
      weight: 700,
      colour: JADE,
    })
    sheets.y += 16
    sheets.y += sheets.putBlock(description, sheets.left, sheets.y, width, { size: 12, colour: SOFT })
  }
  return sheets.finish((page, pages) => ({ left: title, right: `${page} / ${pages}` }))
}

const nameOf = (title: string): string =>
  title
    .replace(/^(?:E-book|Audiobook|Digital Download): /, '')
    .replace(/[^\p{L}\p{N} ,'’–-]/gu, '')
    .trim()

/** What is read comes as a book, everything else packed with a booklet. */
async function makeFile(good: DigitalGood, now: number): Promise<{ name: string; content: Uint8Array }> {
  const book = await writeBook(good, now)
  if (/e-book|book|guide|planner|printable/i.test(good.title) && !/audio/i.test(good.title))
    return { name: `${nameOf(good.title)}.pdf`, content: book }
  const readme = new TextEncoder().encode(`${good.title}\n\n${good.description}\n`)
  const content = zipSync({ 'Read me.txt': readme, 'Booklet.pdf': book }, { mtime: new Date(now) })
  return { name: `${nameOf(good.title)}.zip`, content }
}

/** Makes the files of digital goods. @returns them per good, aligned with the goods; none for the others */
export async function makeDemoFiles(
  goods: readonly DigitalGood[],
  dataDir: string,
  now: number,
): Promise<StoredFileLike[][]> {
  const dir = openFilesDir(dataDir)
  const files: StoredFileLike[][] = []
  for (const good of goods) {
    if (good.isVirtual !== true) {
      files.push([])
      continue
    }
    const { name, content } = await makeFile(good, now)
    const stored = await storeFile(dir, Readable.from([Buffer.from(content)]))
    files.push([{ ...stored, name, kind: fileKindOf(name) ?? '' }])
  }
  return files
}
