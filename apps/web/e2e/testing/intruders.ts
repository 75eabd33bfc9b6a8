import { expect, type Page } from '@playwright/test'

interface Sent {
  /** Whatever stands there that only a text could have brought. */
  intruders: string[]
  /** On how many of the pages a text stands as it was typed. */
  shown: number
}

/** Reads pages as they were sent, or the page itself where none are given. */
const read = (page: Page, pages: readonly string[] | null, text: string): Promise<Sent> =>
  page.evaluate(
    ({ sent, wanted }) => {
      const isForeign = (value: string): boolean => {
        const text = value.trim()
        if (/^(javascript|vbscript|data:text)/i.test(text)) return true
        return URL.canParse(text, location.href) && new URL(text, location.href).hostname === 'evil.example'
      }
      const LINKS = ['href', 'src', 'action', 'formaction', 'data', 'srcset', 'poster', 'xlink:href']
      const NEVER =
        'iframe, object, embed, base, math, animate, mglyph, meta[http-equiv], [srcdoc], [autofocus][x]'
      const isIntruder = (element: Element): boolean => {
        const { attributes, localName } = element
        if ([...attributes].some(({ name }) => name.startsWith('on'))) return true
        if (LINKS.some((name) => isForeign(element.getAttribute(name) ?? ''))) return true
        if (localName === 'script' || localName === 'style')
          return !element.matches('[nonce], [src], [type$=json]')
        return element.matches(NEVER)
      }
      const parser = new DOMParser()
      const found: Sent = { intruders: [], shown: 0 }
      for (const html of sent ?? [null]) {
        const root = html === null ? document : parser.parseFromString(html, 'text/html')
        for (const element of root.querySelectorAll('*'))
          if (isIntruder(element)) found.intruders.push(element.outerHTML.slice(0, 160))
        if (root.body.textContent?.includes(wanted)) found.shown += 1
      }
      return found
    },
    { sent: pages, wanted: text },
  )

/** Whatever stands on a page, or on pages as they were sent, that only a text could have brought. */
export const findIntruders = async (page: Page, pages: readonly string[] | null = null): Promise<string[]> =>
  (await read(page, pages, '')).intruders

/** As `findIntruders`, for pages as they were sent, and on how many of them a text stands as it was typed. */
export const readSent = (page: Page, pages: readonly string[], text: string): Promise<Sent> =>
  read(page, pages, text)

export interface Watch {
  /** What ran, was stopped or was fetched so far. */
  events: string[]
}

/** Notes every dialog, every break of the policy and every request to elsewhere. */
export async function watchFor(page: Page): Promise<Watch> {
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (/evil\.example|\/csp-report/.test(new URL(request.url()).host + new URL(request.url()).pathname))
      events.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('noteViolation', (what: string) => void events.push(`policy: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const note = Reflect.get(window, 'noteViolation') as (what: string) => void
      note(`${violatedDirective} ${blockedURI}`)
    })
  })
  return { events }
}

/** Nothing ran, nothing was stopped, nothing stands there, and these texts stand on the page as they were typed. */
export async function expectHarmless(page: Page, watch: Watch, texts: readonly string[] = []): Promise<void> {
  const findMissing = () =>
    page.evaluate((wanted) => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
      const shown = [document.body.textContent ?? '', ...fields.map(({ value }) => value)].join('\n')
      return wanted.filter((text) => !shown.includes(text))
    }, texts)
  await expect.poll(findMissing, page.url()).toEqual([])
  expect(await findIntruders(page), page.url()).toEqual([])
  expect(watch.events, page.url()).toEqual([])
}
