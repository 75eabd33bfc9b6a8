import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const APP = path.join(import.meta.dirname, '..')
const sheet = readFileSync(path.join(import.meta.dirname, 'contrast.css'), 'utf8')
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(APP, file), 'utf8'))
  .join('\n')

it('speaks of classes and states that components have', () => {
  const classes = new Set([...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  expect(classes.size).toBeGreaterThan(3)
  expect([...classes].filter((name) => !new RegExp(`['" ]${name}['" ]`).test(sources))).toEqual([])
  const states = new Set([...sheet.matchAll(/\[(aria-\w+|role="\w+")/g)].map(([, name = '']) => name))
  expect(states.size).toBeGreaterThan(4)
  expect([...states].filter((name) => !sources.includes(name))).toEqual([])
})
