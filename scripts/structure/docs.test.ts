import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run.mjs'

const below = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name))
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...below('docs'), ...below('deploy')]
const textOf = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8')

it.each(PAGES)('%s links to files that exist', (page) => {
  const targets = [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = '']) => to)
  const missing = targets.filter((to) => !existsSync(path.join(ROOT, path.dirname(page), to)))
  expect(missing).toEqual([])
})

/** The anchors of its headings, as GitHub makes them, and those that it sets itself. */
const anchorsOf = (page: string): string[] => [
  ...[...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...[...textOf(page).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
]

it.each(PAGES)('%s links to anchors that exist', (page) => {
  const targets = [...textOf(page).matchAll(/\]\(((?!https?:)[^)#\s]*)#([^)\s]+)\)/g)]
  const missing = targets
    .filter(([, to = '', anchor = '']) => {
      const target = to === '' ? page : path.posix.join(path.posix.dirname(page), to)
      return target.endsWith('.md') && !anchorsOf(target).includes(anchor)
    })
    .map(([link]) => link)
  expect(missing).toEqual([])
})

/** Paths from the root in code quotes; those with a placeholder, such as `<capability>`, name several. */
const PATH = /`((?:packages|apps|scripts|docs|deploy)\/[\w@.$/-]+)`/g
/** Made by a build, or an example of a file to add. */
const NOT_IN_GIT = ['apps/web/.cache/build', 'packages/db/src/migrations/0144-handmade.ts']

it.each(PAGES)('%s names paths that exist', (page) => {
  const named = [...textOf(page).matchAll(PATH)].map(([, name = '']) => name)
  const missing = named.filter((name) => !NOT_IN_GIT.includes(name) && !existsSync(path.join(ROOT, name)))
  expect(missing).toEqual([])
})
