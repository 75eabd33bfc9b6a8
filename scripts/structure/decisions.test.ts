import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/decisions')
const PAGES = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const INDEX = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
const ROW = /^\| (\d+) +\| \[(.+?)\]\((\S+)\) +\| (\S+) +\| (\S+) +\| (\S.*?) +\|$/gm

it('the index of decisions has each page once, by its own title, with its dates and its status', () => {
  const rows = [...INDEX.matchAll(ROW)].map(([, number, title, file, decided = '', changed = '']) => {
    for (const date of [decided, changed]) expect(date, file).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(decided <= changed, file).toBe(true)
    return [file, `# ${number}. ${title}`]
  })
  const pages = PAGES.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8').split('\n')[0]])
  expect(rows).toEqual(pages.sort())
})
