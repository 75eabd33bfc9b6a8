import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES } from '@pasar/domain'
import { expect, it } from 'vitest'

/** Answers every address that is none of ours. */
const REST = 'not-found'

it('has every route file in the route table, and a file for every page it calls built', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'routes')).map((name) => path.parse(name).name)
  // The parts of a profile are the same for each role.
  const built = new Set(ROUTES.flatMap(({ file }) => file ?? []))
  expect([...built].toSorted()).toEqual(files.filter((file) => file !== REST).toSorted())
})

/** Posts without a page of their own, which no page sends as a whole: `/recent` answers parts that are fetched. */
const WITHOUT_PAGE = ['recent']

it('keeps every page with a form when its post fails', () => {
  // What only takes posts has no page that could go; its forms load the document anew, or are sent by scripts.
  const posted = ROUTES.flatMap(({ file, methods }) =>
    file !== undefined &&
    methods?.some((method) => method === 'GET') &&
    methods.some((method) => method === 'POST')
      ? [file]
      : [],
  )
  const expected = [...new Set(posted)].filter((file) => !WITHOUT_PAGE.includes(file))
  expect(expected.length).toBeGreaterThan(40)
  const missing = expected.filter((file) => {
    const source = readFileSync(path.join(import.meta.dirname, 'routes', `${file}.tsx`), 'utf8')
    return !source.includes("export { clientAction } from '../lib/forms/keep-page'\n")
  })
  expect(missing).toEqual([])
})
