import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it('no browser test measures what may still move', () => {
  const folder = path.join(import.meta.dirname, '../..')
  const measuring = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('testing/'))
    .filter((file) => /\.boundingBox\(/.test(readFileSync(path.join(folder, file), 'utf8')))
  expect(measuring, 'these measure with boxOf of testing/page/motion').toEqual([])
})
