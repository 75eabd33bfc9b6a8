import { expect, it, vi } from 'vitest'
import { ProcessFailed, ProcessStopped } from '../../platform/pictures/run-process'
import { hashFiles } from './hash-files'

it('leaves out the files that a process dies of', async () => {
  const files = Array.from({ length: 100 }, (_, at) => `${at}.webp`)
  const deadly = new Set(['17.webp', '18.webp', '99.webp'])
  const run = vi.fn(async (some: readonly string[]) => {
    if (some.some((file) => deadly.has(file))) throw new ProcessFailed()
    return some.map((file) => `hash of ${file}`)
  })
  expect(await hashFiles(files, run)).toEqual(
    files.map((file) => (deadly.has(file) ? null : `hash of ${file}`)),
  )
  expect(run.mock.calls.length).toBeLessThan(50)
})

it('fails for whatever is no file', async () => {
  await expect(
    hashFiles(['a.webp', 'b.webp'], () => Promise.reject(new Error('no process'))),
  ).rejects.toThrow('no process')
})

it('finds no fault with a file whose process somebody stopped', async () => {
  await expect(hashFiles(['a.webp'], () => Promise.reject(new ProcessStopped()))).rejects.toThrow(
    ProcessStopped,
  )
})
