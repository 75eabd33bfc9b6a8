import { existsSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, ROUTES } from '@pasar/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeManifest } from './manifest'

const PUBLIC = path.resolve(import.meta.dirname, '../../public')

describe.each(LANGUAGES)('the manifest in %s', (language) => {
  const manifest = makeManifest('Kedai Kita', language)

  it('carries the market’s name, and is one app in all languages', () => {
    expect(manifest).toMatchObject({ id: '/', name: 'Kedai Kita', start_url: '/', scope: '/' })
    expect(manifest.lang).toBe({ en: 'en', cn: 'zh-CN', ms: 'ms' }[language])
    expect(JSON.stringify(manifest)).not.toMatch(/app\.\w|nav\.\w|site\.\w/)
  })

  it('leads to pages that are there', () => {
    for (const { url } of manifest.shortcuts)
      expect(ROUTES.find((route) => route.path === url)?.file, url).toBeDefined()
  })

  it('names pictures that are as large as it says', async () => {
    for (const { src, sizes } of manifest.icons) {
      const file = path.join(PUBLIC, src)
      expect(existsSync(file), src).toBe(true)
      const { width, height, format } = await sharp(file).metadata()
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`)
    }
  })
})

it('what phones cut to their own shape has ground to be cut', async () => {
  const { isOpaque } = await sharp(path.join(PUBLIC, 'app-icons/maskable-512.png')).stats()
  expect(isOpaque).toBe(true)
  const apple = sharp(path.join(PUBLIC, 'apple-touch-icon.png'))
  expect((await apple.stats()).isOpaque).toBe(true)
  expect((await apple.metadata()).width).toBe(180)
})
