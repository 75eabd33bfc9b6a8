import { type FillablePage, marksOf, NONCE, type SlotValues, WISH } from './page-template'

interface Mark {
  from: number
  to: number
  kind: 'slot' | 'no' | 'yes' | 'end'
  name: string
}

const KINDS: Readonly<Record<string, Mark['kind']>> = { slot: 'slot', no: 'no', yes: 'yes', end: 'end' }

/** @throws Error where the parts of a choice do not follow each other */
function findMarks(page: string, token: string | null, nonce: string | null): Mark[] {
  const pattern = marksOf(token, nonce)
  if (pattern === null) return []
  const marks: Mark[] = []
  /** What each choice that is open has come to. */
  const open: { name: string; kind: 'no' | 'yes' }[] = []
  for (const found of page.matchAll(new RegExp(pattern, 'g'))) {
    const kind = KINDS[found[1] ?? 'slot'] ?? 'slot'
    const name = found[2] ?? NONCE
    const choice = open.at(-1)
    if (kind === 'no') open.push({ name, kind })
    else if (kind === 'yes' && choice?.kind === 'no') choice.kind = kind
    else if (kind === 'end' && choice?.kind === 'yes') open.pop()
    else if (kind !== 'slot') throw new Error(`Torn: ${name}`)
    marks.push({ from: found.index, to: found.index + found[0].length, kind, name })
  }
  if (open.length > 0) throw new Error(`Torn: ${open[0]?.name}`)
  return marks
}

/** A page that is sent and forgotten: filled in as one text, which takes half as long as pieces that can be kept. */
export class SinglePage implements FillablePage {
  readonly #page: string
  readonly #marks: readonly Mark[]
  readonly hearts: readonly string[]

  constructor(page: string, token: string | null, nonce: string | null) {
    this.#page = page
    this.#marks = findMarks(page, token, nonce)
    const hearts = this.#marks.filter(({ kind, name }) => kind === 'no' && name.startsWith(WISH))
    this.hearts = [...new Set(hearts.map(({ name }) => name.slice(WISH.length)))]
  }

  has(name: string): boolean {
    return this.#marks.some((mark) => mark.kind === 'no' && mark.name === name)
  }

  write(values: SlotValues): Buffer {
    const page = this.#page
    let written = ''
    let from = 0
    /** Whether the other part is taken, of each choice that is open; and how many of them hide what stands here. */
    const choices: boolean[] = []
    let hiding = 0
    for (const { from: at, to, kind, name } of this.#marks) {
      if (hiding === 0) written += page.slice(from, at)
      from = to
      if (kind === 'slot') {
        if (hiding === 0) written += name === NONCE ? values.nonce : values.text(name)
      } else if (kind === 'no') {
        const isYes = values.isYes(name)
        choices.push(isYes)
        if (isYes) hiding += 1
      } else if (kind === 'yes') hiding += choices.at(-1) ? -1 : 1
      else if (!choices.pop()) hiding -= 1
    }
    return Buffer.from(written + page.slice(from))
  }
}
