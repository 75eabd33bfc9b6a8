import { readdirSync } from 'node:fs'
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
