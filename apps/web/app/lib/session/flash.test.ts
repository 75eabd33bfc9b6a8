import { describe, expect, it } from 'vitest'
import { readFlash, setFlash, takeFlash } from './flash.server'

const FLASH = { tone: 'success', text: 'cart.removed' } as const

const bring = (cookie: string) =>
  new Request('http://pasar.test/cart', { headers: { cookie: cookie.split(';')[0] ?? '' } })

describe('the message of the last form', () => {
  it('goes with the document that shows it; scripts take it away themselves, for they may ask for it again', async () => {
    const request = bring(await setFlash(FLASH))
    const taken = await takeFlash(request, {})
    expect(taken.flash).toMatchObject(FLASH)
    expect(taken.clear).toMatch(/^flash=; Path=\/.*Max-Age=0/)
    expect(await takeFlash(request, { isForScripts: true })).toEqual({ flash: taken.flash, clear: null })
    expect(await readFlash(request)).toEqual(taken.flash)
  })

  it('is another one each time, also where it says the same', async () => {
    const [first, second] = await Promise.all(
      [setFlash(FLASH), setFlash(FLASH)].map(async (cookie) => readFlash(bring(await cookie))),
    )
    expect(first?.id).not.toBe(second?.id)
  })

  it.each(['flash=x', 'flash=bnVsbA==', `flash=${btoa(JSON.stringify(FLASH))}`])(
    'is none, and is taken away even from scripts: %s',
    async (cookie) => {
      const { flash, clear } = await takeFlash(bring(cookie), { isForScripts: true })
      expect(flash).toBeNull()
      expect(clear).toContain('Max-Age=0')
    },
  )

  it('is not there without its cookie', async () => {
    expect(await takeFlash(new Request('http://pasar.test/'), {})).toEqual({ flash: null, clear: null })
  })
})
