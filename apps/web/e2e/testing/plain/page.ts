import type { APIRequestContext, APIResponse } from '@playwright/test'
import { toText, writeParts } from './body'
import { attr, contentOf, type Document, type Element, parsePage, squeeze, within } from './dom'
import { entriesOf, findFaults } from './fields'
import type { Ground } from './ground'
import { PlainLocator } from './locator'
import { type ExpectedText, meets } from './matching'
import { refuseOthers } from './refuse'

type UrlWanted = string | RegExp | ((url: URL) => boolean)

const BLANK_URL = 'about:blank'
const TIMEOUT_MS = 15_000
const BLANK = '<!doctype html><title></title>'

/** What a page has of its context. */
export interface PageOwner {
  readonly _options: { readonly baseURL: string; readonly width: number }
  readonly request: APIRequestContext
}

/** Of an answer what tests wait for. */
interface Asked {
  url(): string
  request(): { method(): string }
}

interface Sent {
  method?: 'GET' | 'POST'
  type?: string
  body?: string | Buffer
}

/**
 * A page without scripts, styles and pictures: what the server sends is read, its links are followed and its forms
 * are filled in and sent. It has those parts of Playwright's `Page` that journeys need, and says so of all others.
 */
export class PlainPage implements Ground {
  readonly _apiName = 'Page'
  readonly #context: PageOwner
  #url = BLANK_URL
  #html = BLANK
  #last: Sent = {}
  readonly #visited: string[] = []
  #size: { width: number; height: number }
  #isClosed = false
  #waiting: ((asked: Asked) => void)[] = []
  document: Document = parsePage(BLANK)

  constructor(context: PageOwner) {
    this.#context = context
    this.#size = { width: context._options.width, height: 900 }
    // biome-ignore lint/correctness/noConstructorReturn: whatever is not here shall say so
    return refuseOthers('page', this)
  }

  get width(): number {
    return this.#size.width
  }

  get request(): APIRequestContext {
    return this.#context.request
  }

  context = () => this.#context
  url = () => this.#url
  content = async () => this.#html
  title = async () => this.#title()
  isClosed = () => this.#isClosed
  viewportSize = () => this.#size
  setViewportSize = async (size: { width: number; height: number }) => {
    this.#size = size
  }
  waitForLoadState = async () => {}
  on = () => this
  once = () => this
  bringToFront = async () => {}
  unrouteAll = async () => {}
  mainFrame = () => ({ _expect: this.#expect.bind(this), waitForURL: this.waitForURL.bind(this) })
  close = async () => {
    this.#isClosed = true
  }

  #title(): string {
    for (const element of within(this.document))
      if (element.tagName === 'title') return squeeze(contentOf(element))
    return ''
  }

  async #open(address: string, sent: Sent = {}): Promise<APIResponse> {
    const { baseURL } = this.#context._options
    const from = this.#url === BLANK_URL ? null : new URL(this.#url)
    const { method = 'GET', type, body } = sent
    const url = new URL(address, from ?? baseURL)
    const isOwn = from?.origin === url.origin
    const answer = await this.#context.request.fetch(url.href, {
      method,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': isOwn ? 'same-origin' : 'none',
        'upgrade-insecure-requests': '1',
        ...(isOwn && from ? { referer: from.href.split('#')[0] ?? '' } : {}),
        ...(method === 'POST' ? { origin: (from ?? url).origin } : {}),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { data: body }),
    })
    for (const isMeant of this.#waiting.splice(0))
      isMeant({ url: () => url.href, request: () => ({ method: () => method }) })
    if (answer.status() === 204) return answer
    if (/^attachment/.test(answer.headers()['content-disposition'] ?? ''))
      throw new Error(`${url.pathname} is a file: tag the test @browser (docs/testing.md)`)
    const isHtml = /text\/html/.test(answer.headers()['content-type'] ?? '')
    const text = await answer.text()
    this.#html = isHtml ? text : `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
    this.document = parsePage(this.#html)
    this.#url = answer.url().includes('#')
      ? answer.url()
      : answer.url() + (answer.url() === url.href.split('#')[0] ? url.hash : '')
    this.#last = answer.url() === url.href && method === 'POST' ? sent : {}
    return answer
  }

  async goto(path: string): Promise<APIResponse> {
    // As if it were typed: it comes from no page.
    const { baseURL } = this.#context._options
    const before = this.#url
    this.#url = BLANK_URL
    const answer = await this.#open(new URL(path, baseURL).href)
    if (before !== BLANK_URL) this.#visited.push(before)
    return answer
  }

  reload = () => this.#open(this.#url, this.#last)

  async goBack(): Promise<void> {
    const before = this.#visited.pop()
    if (before) await this.#open(before)
  }

  async follow(href: string): Promise<void> {
    const to = new URL(href, this.#url)
    const before = this.#url
    const isHere = to.hash !== '' && to.href.split('#')[0] === before.split('#')[0]
    this.#visited.push(before)
    if (isHere) this.#url = to.href
    else await this.#open(to.href)
  }

  async send(form: Element, button: Element | null): Promise<void> {
    const faults = findFaults(this.document, form)
    const isUnchecked = button !== null && attr(button, 'formnovalidate') !== null
    // A browser keeps such a form, and the page stays.
    if (faults.length > 0 && !isUnchecked) return
    const say = (name: string) => (button && attr(button, `form${name}`)) ?? attr(form, name)
    const entries = entriesOf(this.document, form, button)
    const to = new URL(say('action') ?? this.#url, this.#url)
    const query = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, toText(value)]))
    this.#visited.push(this.#url)
    if (say('method')?.toLowerCase() !== 'post') {
      to.search = query.toString()
      await this.#open(to.href)
    } else if (say('enctype') === 'multipart/form-data') {
      await this.#open(to.href, { method: 'POST', ...writeParts(entries) })
    } else {
      const type = 'application/x-www-form-urlencoded'
      await this.#open(to.href, { method: 'POST', type, body: query.toString() })
    }
  }

  /** A page that asks to be opened again after some seconds is; any other stays as it is. */
  async until(isSo: () => boolean, timeoutMs = TIMEOUT_MS): Promise<boolean> {
    const deadline = Date.now() + timeoutMs
    while (!isSo()) {
      const refresh = [...within(this.document)].find(
        (one) => one.tagName === 'meta' && attr(one, 'http-equiv')?.toLowerCase() === 'refresh',
      )
      if (!refresh || Date.now() > deadline) return false
      const seconds = Number.parseFloat(attr(refresh, 'content') ?? '1')
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      await this.reload()
    }
    return true
  }

  #isAt(wanted: UrlWanted): boolean {
    const url = new URL(this.#url)
    if (typeof wanted === 'function') return wanted(url)
    if (typeof wanted !== 'string') return wanted.test(url.href)
    const full = wanted.startsWith('*') ? wanted : new URL(wanted, this.#context._options.baseURL).href
    const pattern = full
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?|\*/g, (star) => (star === '*' ? '[^/]*' : '.*'))
    return new RegExp(`^${pattern}$`).test(url.href)
  }

  async waitForURL(wanted: UrlWanted, { timeout }: { timeout?: number } = {}): Promise<void> {
    if (!(await this.until(() => this.#isAt(wanted), timeout)))
      throw new Error(`still at ${this.#url}, not at ${wanted}`)
  }

  /** What is pressed has been answered when the press is over. */
  waitForResponse(isMeant: (asked: Asked) => boolean): Promise<Asked> {
    return new Promise((resolve, reject) => {
      this.#waiting.push((asked) => {
        if (isMeant(asked)) resolve(asked)
        else reject(new Error(`${asked.url()} was asked`))
      })
    })
  }

  async #expect(
    what: string,
    {
      expectedText = [],
      isNot,
      timeout,
    }: { expectedText?: ExpectedText[]; isNot: boolean; timeout?: number },
  ) {
    const read = what === 'to.have.title' ? () => this.#title() : this.url
    const [expected = {}] = expectedText
    await this.until(() => meets(read(), expected) !== isNot, timeout)
    return { matches: meets(read(), expected), received: { value: read() }, log: [] }
  }

  #everything = (): PlainLocator => new PlainLocator(this, () => [this.document], 'page')

  getByRole: PlainLocator['getByRole'] = (...sought) => this.#everything().getByRole(...sought)
  getByText: PlainLocator['getByText'] = (...sought) => this.#everything().getByText(...sought)
  getByLabel: PlainLocator['getByLabel'] = (...sought) => this.#everything().getByLabel(...sought)
  getByAltText: PlainLocator['getByAltText'] = (...sought) => this.#everything().getByAltText(...sought)
  getByTitle: PlainLocator['getByTitle'] = (...sought) => this.#everything().getByTitle(...sought)
  getByPlaceholder: PlainLocator['getByPlaceholder'] = (...sought) =>
    this.#everything().getByPlaceholder(...sought)
  locator: PlainLocator['locator'] = (...sought) => this.#everything().locator(...sought)
}
