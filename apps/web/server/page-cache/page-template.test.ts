import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutPage, makeSlots, PageTemplate, SharedPart, type SlotValues } from './page-template'
import { SinglePage } from './single-page'

const TOKEN = '0123456789abcdef01234567-'
const NONCE = 'ab+/cd=='
const slots = makeSlots(TOKEN)

type Part = { text: string } | { slot: string } | { variant: string; no: Part[]; yes: Part[] } | 'nonce'

const name = fc.constantFrom('name', 'cart', 'wish-itm_1', 'wish-itm_2')
const text = fc.oneof(fc.string(), fc.constantFrom('slot.name;', 'no.cart;', '{nonce}', '🙂', TOKEN.slice(1)))
const { page: arbitraryPage } = fc.letrec<{ part: Part; page: Part[] }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    fc.record({ text }),
    fc.constant('nonce' as const),
    fc.record({ slot: name }),
    fc.record({ variant: name, no: tie('page'), yes: tie('page') }),
  ),
  page: fc.array(tie('part'), { maxLength: 5 }),
}))

const draw = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part === 'nonce') return NONCE
      if ('text' in part) return part.text
      if ('slot' in part) return slots.text(part.slot)
      const marks = slots.variant(part.variant)
      return `${marks.no}${draw(part.no)}${marks.yes}${draw(part.yes)}${marks.end}`
    })
    .join('')

const countMarks = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (part === 'nonce' || 'text' in part) return sum
    return 'slot' in part ? sum + 1 : sum + 3 + countMarks(part.no) + countMarks(part.yes)
  }, 0)

/** Texts that follow each other must not spell the token by chance: no page can, since nobody knows it. */
const isPossible = (parts: readonly Part[]): boolean =>
  draw(parts).split(TOKEN).length - 1 === countMarks(parts)

const expected = (parts: readonly Part[], values: SlotValues): string =>
  parts
    .map((part) => {
      if (part === 'nonce') return values.nonce
      if ('text' in part) return part.text
      if ('slot' in part) return values.text(part.slot)
      return expected(values.isYes(part.variant) ? part.yes : part.no, values)
    })
    .join('')

const valuesOf = (nonce: string, chosen: readonly string[], words: string): SlotValues => ({
  nonce,
  text: (slot) => `${words}${slot}`,
  isYes: (variant) => chosen.includes(variant),
})

describe('a page template', () => {
  it('is for each reader what would have been made for that reader alone, compressed or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryPage.filter(isPossible),
        fc.subarray(['cart', 'wish-itm_1']),
        text,
        fc.option(fc.nat()),
        async (around, yes, words, sharedAt) => {
          const shared = 'p{color:red}'.repeat(20)
          const parts = around.toSpliced(sharedAt ?? 0, 0, ...(sharedAt === null ? [] : [{ text: shared }]))
          const page = new PageTemplate(Buffer.from(draw(parts)), TOKEN, NONCE, new SharedPart(shared))
          const single = new SinglePage(Buffer.from(draw(parts)), TOKEN, NONCE)
          expect(single.hearts.toSorted()).toEqual(page.hearts.toSorted())
          for (const values of [valuesOf('one', yes, words), valuesOf('two=', [], '')]) {
            const whole = expected(parts, values)
            expect(page.write(values).toString()).toBe(Buffer.from(whole).toString())
            expect(single.write(values).toString()).toBe(Buffer.from(whole).toString())
            expect(gunzipSync(Buffer.concat(await page.writeGzip(values))).toString()).toBe(
              Buffer.from(whole).toString(),
            )
          }
        },
      ),
    )
  })

  it('knows whose hearts it shows', () => {
    const { no, yes, end } = slots.variant('wish-itm_2')
    const heart = `${no}♡${yes}♥${end}`
    expect(new PageTemplate(Buffer.from(`${heart}-${heart}`), TOKEN, NONCE).hearts).toEqual(['itm_2'])
  })

  it('knows which store it shows as followed or not', () => {
    const { no, yes, end } = slots.variant('follows-sto_1')
    const follow = Buffer.from(`${slots.text('name')} ${no}Follow${yes}You follow${end}`)
    for (const page of [new PageTemplate(follow, TOKEN, NONCE), new SinglePage(follow, TOKEN, NONCE)])
      expect(page.store).toBe('sto_1')
    expect(new PageTemplate(Buffer.from('a page'), TOKEN, NONCE).store).toBe(null)
  })

  it('takes nothing that people write for a mark', () => {
    const foreign = makeSlots('ffffffffffffffffffffffff-').text('reader')
    expect(cutPage(Buffer.from(foreign), TOKEN, NONCE).join('')).toBe(foreign)
  })

  it.each(['yes', 'end', 'no'] as const)('is refused when a mark of a choice (%s) stands alone', (kind) => {
    const torn = Buffer.from(`a${slots.variant('cart')[kind]}b`)
    expect(() => cutPage(torn, TOKEN, NONCE)).toThrow()
    expect(() => new SinglePage(torn, TOKEN, NONCE)).toThrow()
  })
})

it('counts what it shares with other pages for none of them', () => {
  const shared = new SharedPart('p{color:red}')
  const page = new PageTemplate(Buffer.from('<style>p{color:red}</style>'), TOKEN, NONCE, shared)
  expect(page.bytes).toBe('<style></style>'.length)
  expect(page.write(valuesOf('', [], '')).toString()).toBe('<style>p{color:red}</style>')
})

it('holds on to its pieces, and not to the text it was cut from', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const makePage = (index: number): PageTemplate => {
    // Some 400 kB, as there is a letter in it that takes two bytes.
    const around = `${index} 中 `.repeat(20_000)
    return new PageTemplate(
      Buffer.from(draw([{ text: around }, { variant: `wish-itm_${index}00000`, no: [], yes: [] }])),
      TOKEN,
      NONCE,
    )
  }
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const pages = Array.from({ length: 50 }, (_, index) => makePage(index))
  collectGarbage()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  expect(pages.every(({ bytes }) => bytes > 100_000)).toBe(true)
  expect(megabytes).toBeLessThan(3)
})
