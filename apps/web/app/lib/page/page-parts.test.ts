import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PageParts } from './page-parts.server'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('中文', '🙂', '</x-fragment>', '0'))
const piece = fc.oneof(
  text,
  text.map((each) => Buffer.from(each)),
)
const around = text.filter((each) => !each.includes('<x-fragment>'))

it('puts a page together as its texts and parts follow each other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ text: around, part: fc.array(piece), hasTags: fc.boolean() })),
      around,
      text,
      (page, end, after) => {
        const parts = new PageParts()
        const html = page.map((each) => {
          const place = each.hasTags
            ? parts.placeWithTags(each.part)
            : `<x-fragment>${parts.place(each.part)}</x-fragment>`
          return each.text + place
        })
        const expected = page.flatMap((each) => [each.text, ...each.part]).concat(end, after)
        expect(parts.write(html.join('') + end, { before: '', after })).toEqual(
          Buffer.concat(expected.map((each) => Buffer.from(each as string))),
        )
      },
    ),
  )
})

it('writes pages that are larger than those before, and keeps these as they were', () => {
  const small = new PageParts().write('small')
  const large = new PageParts().write('中'.repeat(1_000_000))
  expect(large.length).toBe(3_000_000)
  expect(new PageParts().write('other').toString()).toBe('other')
  expect(small.toString()).toBe('small')
})

it('fails for a part that nobody made', () => {
  expect(() => new PageParts().write('<x-fragment>0</x-fragment>')).toThrow('nobody made')
  expect(() => new PageParts().write('<x-fragment>')).toThrow('nobody made')
})
