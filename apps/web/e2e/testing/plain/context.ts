import type { APIRequest, APIRequestContext } from '@playwright/test'
import { PlainPage } from './page'

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>
type Cookie = StorageState['cookies'][number]

export interface PlainOptions {
  baseURL: string
  userAgent: string
  locale: string
  width: number
}

/** What keeps the cookies: a browser of somebody's own, without its windows. */
export class PlainContext {
  readonly _options: PlainOptions
  readonly #client: APIRequest
  readonly #pages: PlainPage[] = []
  request: APIRequestContext

  private constructor(client: APIRequest, options: PlainOptions, request: APIRequestContext) {
    this.#client = client
    this._options = options
    this.request = request
  }

  static async open(client: APIRequest, options: PlainOptions): Promise<PlainContext> {
    return new PlainContext(client, options, await PlainContext.#connect(client, options))
  }

  static #connect(
    client: APIRequest,
    { baseURL, userAgent, locale }: PlainOptions,
    storageState?: StorageState,
  ): Promise<APIRequestContext> {
    const extraHTTPHeaders = { 'accept-language': locale }
    return client.newContext({
      baseURL,
      userAgent,
      extraHTTPHeaders,
      ...(storageState ? { storageState } : {}),
    })
  }

  async newPage(): Promise<PlainPage> {
    const page = new PlainPage(this)
    this.#pages.push(page)
    return page
  }

  pages = () => this.#pages
  addInitScript = async () => {}
  on = () => this
  close = () => this.request.dispose()

  async cookies(): Promise<Cookie[]> {
    return (await this.request.storageState()).cookies
  }

  async #setCookies(cookies: Cookie[]): Promise<void> {
    const before = this.request
    this.request = await PlainContext.#connect(this.#client, this._options, { cookies, origins: [] })
    await before.dispose()
  }

  async addCookies(
    added: readonly (Partial<Cookie> & { name: string; value: string; url?: string })[],
  ): Promise<void> {
    const own = added.map(({ url, ...cookie }) => ({
      domain: new URL(url ?? this._options.baseURL).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
      ...cookie,
    }))
    const kept = (await this.cookies()).filter(({ name }) => !own.some((cookie) => cookie.name === name))
    await this.#setCookies([...kept, ...own])
  }

  async clearCookies({ name }: { name?: string | RegExp } = {}): Promise<void> {
    const isMeant = (cookie: Cookie) =>
      name === undefined || (typeof name === 'string' ? cookie.name === name : name.test(cookie.name))
    await this.#setCookies((await this.cookies()).filter((cookie) => !isMeant(cookie)))
  }
}
