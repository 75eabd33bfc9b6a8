import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeBuild } from './place-build'

let folder: string
let place: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-place-'))
  place = path.join(folder, 'build')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As a build leaves it, then in its place. */
function build(files: Record<string, string>): void {
  const made = path.join(folder, 'made')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(made, name)), { recursive: true })
    writeFileSync(path.join(made, name), text)
  }
  placeBuild(made, place)
}

const read = (name: string): string => readFileSync(path.join(place, name), 'utf8')
const assets = (): string[] => readdirSync(path.join(place, 'client/assets')).sort()

describe('a build in its place', () => {
  it('is all there, and nothing is left beside it', () => {
    build({ 'server/index.js': 'one', 'client/assets/page-1.js': 'page' })
    expect([read('server/index.js'), read('client/assets/page-1.js')]).toEqual(['one', 'page'])
    expect(readdirSync(folder)).toEqual(['build'])
  })

  it('keeps what the last one has under other names, and of the same name its own', () => {
    build({ 'server/index.js': 'one', 'client/assets/page-1.js': 'page', 'client/assets/same.js': 'same' })
    build({ 'server/index.js': 'two', 'client/assets/page-2.js': 'page 2', 'client/assets/same.js': 'same' })
    expect(assets()).toEqual(['page-1.js', 'page-2.js', 'same.js'])
    expect([read('server/index.js'), read('client/assets/page-1.js')]).toEqual(['two', 'page'])
  })

  it('lets go of what is two builds old', () => {
    for (const number of [1, 2, 3])
      build({ 'server/index.js': String(number), [`client/assets/page-${number}.js`]: 'page' })
    expect(assets()).toEqual(['page-2.js', 'page-3.js'])
  })

  it('takes over a build without a list, and bears that a file of the list is gone', () => {
    build({ 'client/assets/page-1.js': 'page', 'client/assets/gone.js': 'gone' })
    rmSync(path.join(place, 'files.json'))
    build({ 'client/assets/page-2.js': 'page' })
    expect(assets()).toEqual(['gone.js', 'page-1.js', 'page-2.js'])
    rmSync(path.join(place, 'client/assets/page-2.js'))
    build({ 'client/assets/page-3.js': 'page' })
    expect(assets()).toEqual(['page-3.js'])
  })
})
