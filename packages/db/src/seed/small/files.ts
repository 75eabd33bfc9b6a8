import { createHash } from 'node:crypto'
import type { StoredFileLike } from '../items'
import { fixedId } from './names'

const text = Array.from(
  { length: 400 },
  (_, line) => `${line + 1}. Kuih, curries and sambals of a Nyonya kitchen.\n`,
).join('')
const content = Buffer.from(text)

/** The file of the small seed's e-book; tests put its bytes where a server looks for them. */
export const SMALL_FILE: StoredFileLike & { id: string; content: Buffer } = {
  id: fixedId('file', 'nyonya-recipes'),
  name: 'Nyonya Recipes 娘惹食谱.txt',
  key: createHash('sha256').update('small ebook').digest('hex').slice(0, 32),
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  kind: 'text/plain; charset=utf-8',
  content,
}
