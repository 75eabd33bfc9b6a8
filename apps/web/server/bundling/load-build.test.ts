import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadBuild } from '../../load-build.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasar-load-'))
  mkdirSync(path.join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Built {
  say: () => string
  late: () => unknown
  lazy: () => { word: string }
  fail: () => never
  file: string
}
const load = () => loadBuild<Built>(folder)

const write = (name: string, code: string): void =>
  writeFileSync(
    path.join(folder, name),
    `(function (exports, require, module, __filename, __dirname) {${code}\n})`,
  )
const compiled = (): string => path.join(folder, 'compiled.bin')

function build(word: string): void {
  write(
    'index.cjs',
    `const other = require('./assets/other.cjs'); const path = require('node:path')
     exports.say = () => other.say() + path.sep; exports.lazy = () => require('./assets/lazy.cjs'); exports.fail = () => { throw new Error('failed') }; exports.late = () => require('node:os').tmpdir; exports.file = __filename`,
  )
  write('assets/other.cjs', `exports.say = () => '${word}'`)
}

it('loads chunks and what they require, with and without what was compiled before', () => {
  build('one')
  const first = load()
  expect([first.build.say(), first.build.file]).toEqual(['one/', path.join(folder, 'index.cjs')])
  expect(first.build.late()).toBe(tmpdir)
  first.keep()
  // Whoever runs the server may be another user than who has built it.
  expect(statSync(compiled()).mode & 0o777).toBe(0o644)
  expect(load().build.say()).toBe('one/')
  expect([first.compiled, load().compiled]).toEqual([
    { taken: 0, of: 2 },
    { taken: 2, of: 2 },
  ])
})

it('names its chunks in errors as they stand in a build, wherever they were compiled', () => {
  build('one')
  load().keep()
  for (const { build: built } of [load(), load()])
    expect(() => built.fail()).toThrow(
      expect.objectContaining({ stack: expect.stringMatching(/at .*\(build\/server\/index\.cjs:\d+:\d+\)/) }),
    )
})

it('takes nothing of another source, though it were as long, and of a broken file', () => {
  build('one')
  load().keep()
  build('two')
  const changed = load()
  expect([changed.build.say(), changed.compiled.taken]).toEqual(['two/', 1])
  const whole = readFileSync(compiled())
  for (const broken of [
    whole.subarray(0, whole.length - 9),
    whole.subarray(9),
    Buffer.from(''),
    Buffer.from('{"sizes":3}\n'),
    Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]),
  ]) {
    writeFileSync(compiled(), broken)
    const loaded = load()
    expect([loaded.build.say(), loaded.compiled.taken]).toEqual(['two/', 0])
  }
  rmSync(compiled())
  mkdirSync(compiled())
  expect(load().build.say()).toBe('two/')
})

it('tries a chunk again that could not be loaded', () => {
  build('one')
  const { lazy } = load().build
  expect(lazy).toThrow('ENOENT')
  write('assets/lazy.cjs', "throw new Error('not yet')")
  expect(lazy).toThrow('not yet')
  write('assets/lazy.cjs', "exports.word = 'here'")
  expect(lazy().word).toBe('here')
  expect(lazy()).toBe(lazy())
})
