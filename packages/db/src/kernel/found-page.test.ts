import { expect, it } from 'vitest'
import { decodeTimeCursor } from './cursor'
import { pageOfFound } from './found-page'

/** Numbers from the highest down, of which a filter lets some through. */
function searchIn(count: number, passes: (seq: number) => boolean) {
  const looked: number[] = []
  return {
    looked,
    search: {
      async find(from: number | null, most: number) {
        const first = (from ?? count + 1) - 1
        return Array.from({ length: Math.max(0, Math.min(most, first)) }, (_, at) => first - at)
      },
      async read(numbers: readonly number[]) {
        looked.push(...numbers)
        return numbers.filter(passes).map((seq) => ({ id: `r_${seq}`, seq }))
      },
    },
  }
}

it('reads as much as a page needs, and goes on where it ended', async () => {
  const { looked, search } = searchIn(10_000, () => true)
  const { page, next } = await pageOfFound(search, null, 20)
  expect(page.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => 10_000 - at))
  expect(looked.length).toBe(50)
  const second = await pageOfFound(search, decodeTimeCursor(next ?? ''), 20)
  expect(second.page[0]?.seq).toBe(9_980)
})

it('comes to every row once, and to an end', async () => {
  const { search } = searchIn(137, (seq) => seq % 3 === 0)
  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const found: { page: { seq: number }[]; next: string | null } = await pageOfFound(
      search,
      cursor === '' ? null : decodeTimeCursor(cursor),
      7,
    )
    seen.push(...found.page.map(({ seq }) => seq))
    cursor = found.next
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => 135 - at * 3))
})

it('looks no further than so far for a page where a filter lets little through, and goes on there', async () => {
  const { looked, search } = searchIn(3_500, (seq) => seq === 7)
  const first = await pageOfFound(search, null, 20)
  expect(first).toEqual({ page: [], next: expect.any(String) })
  expect(looked.length).toBe(2_000)
  const second = await pageOfFound(search, decodeTimeCursor(first.next ?? ''), 20)
  expect(second).toEqual({ page: [{ id: 'r_7', seq: 7 }], next: null })
})
