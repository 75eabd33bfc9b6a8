import { expect, it } from 'vitest'

/** Words of sellers and members, in whatever script; a category's name is one of ours. */
const NAMED =
  /(?<=\p{Script=Han})\{\{(?:name|title|store|item)\}\}|\{\{(?:name|title|store|item)\}\}(?=\p{Script=Han})/u
const OURS = ['browse.categoryLead']

const files = import.meta.glob<Record<string, string>>(['./cn/*/*.ts'], {
  import: 'default',
  eager: true,
})

it('Chinese sentences leave room around names, which are mostly in Latin letters', () => {
  const tight = Object.entries(files).flatMap(([path, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => NAMED.test(text))
      .map(([key]) => `${path.replace(/^.*\/|\.ts$/g, '')}.${key}`),
  )
  expect(tight.filter((key) => !OURS.includes(key))).toEqual([])
})
