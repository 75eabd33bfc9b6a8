/** Where a page differs from reader to reader, as bytes of it. */
export interface Mark {
  from: number
  to: number
  kind: 'slot' | 'no' | 'yes' | 'end'
  name: string
}

/** The name of the slot for the nonce; marks have none with a dot. */
export const NONCE = '.nonce'

const KINDS: Readonly<Record<string, Mark['kind']>> = { slot: 'slot', no: 'no', yes: 'yes', end: 'end' }
const MARK = /^(slot|no|yes|end)\.([\w-]+)$/
const END = ';'.charCodeAt(0)
/** Longer than any name. */
const MAX_LENGTH = 200

/** The mark that begins with a token, which ends at `from`. */
function readMark(page: Buffer, start: number, from: number): Mark | null {
  const end = page.subarray(from, from + MAX_LENGTH).indexOf(END)
  const [, kind = '', name = ''] = MARK.exec(end < 0 ? '' : page.toString('latin1', from, from + end)) ?? []
  const known = KINDS[kind]
  return known === undefined ? null : { from: start, to: from + end + 1, kind: known, name }
}

/**
 * The marks of a page's slots and its nonces, in their order; null for what it has not got. A search for bytes skips most of
 * a page, where an expression would look at each letter.
 */
export function findMarks(page: Buffer, token: string | null, nonce: string | null): Mark[] {
  const marks: Mark[] = []
  const toSlot = (from: number, length: number): Mark => ({
    from,
    to: from + length,
    kind: 'slot',
    name: NONCE,
  })
  // With one beginning for all of them a page is searched once.
  const isOneSearch = token !== null && nonce?.startsWith(token) === true
  const tail = isOneSearch ? nonce.slice(token.length) : ''
  if (token !== null) {
    const wanted = Buffer.from(token)
    for (let at = page.indexOf(wanted); at >= 0; ) {
      const after = at + wanted.length
      const isNonce = isOneSearch && page.toString('latin1', after, after + tail.length) === tail
      const mark = isNonce ? toSlot(at, wanted.length + tail.length) : readMark(page, at, after)
      if (mark !== null) marks.push(mark)
      at = page.indexOf(wanted, mark?.to ?? at + 1)
    }
  }
  if (nonce !== null && !isOneSearch) {
    const wanted = Buffer.from(nonce)
    for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + wanted.length))
      marks.push(toSlot(at, wanted.length))
    marks.sort((a, b) => a.from - b.from)
  }
  return checkChoices(marks)
}

/** @throws Error where the parts of a choice do not follow each other */
function checkChoices(marks: Mark[]): Mark[] {
  /** What each choice that is open has come to. */
  const open: { name: string; kind: 'no' | 'yes' }[] = []
  for (const { kind, name } of marks) {
    const choice = open.at(-1)
    if (kind === 'no') open.push({ name, kind })
    else if (kind === 'yes' && choice?.kind === 'no') choice.kind = kind
    else if (kind === 'end' && choice?.kind === 'yes') open.pop()
    else if (kind !== 'slot') throw new Error(`Torn: ${name}`)
  }
  if (open.length > 0) throw new Error(`Torn: ${open[0]?.name}`)
  return marks
}
