import { afterEach, expect, it, vi } from 'vitest'
import { copyLink, shareLink } from './share-link'

const [TITLE, URL] = ['Our wedding', 'https://pasar.test/planner/shared/x']
afterEach(() => vi.unstubAllGlobals())

it('hands a link to the device, and copies it where that shares nothing', async () => {
  const share = vi.fn(async () => {})
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share, canShare: () => true, clipboard: { writeText } })
  await shareLink(TITLE, URL, 'Copied')
  expect([share.mock.calls, writeText.mock.calls]).toEqual([[[{ title: TITLE, url: URL }]], []])
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await shareLink(TITLE, URL, 'Copied')
  expect(writeText.mock.calls).toEqual([[URL]])
})

it.each([{}, { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }])(
  'shows a link that cannot be copied',
  async (navigator) => {
    const prompt = vi.fn()
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('prompt', prompt)
    await copyLink(TITLE, URL, 'Copied')
    expect(prompt.mock.calls).toEqual([[TITLE, URL]])
  },
)
