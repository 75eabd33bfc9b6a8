import type { Context } from './context'

/**
 * Reads the independent parts of a page: one that fails is logged and comes out empty, and
 * the page is shown without it.
 */
export class PageParts {
  readonly #ctx: Context
  readonly #errors: unknown[] = []
  #asked = 0

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  async read<T>(part: Promise<T>, empty: T): Promise<T> {
    this.#asked += 1
    try {
      return await part
    } catch (error) {
      this.#ctx.log.error({ err: error }, 'a part of a page could not be read')
      this.#errors.push(error)
      return empty
    }
  }

  /** Whether none is missing, once all are read. */
  get isWhole(): boolean {
    return this.#errors.length === 0
  }

  /**
   * For a page that is made of nothing else.
   * @throws what went wrong, when there is no part at all
   */
  throwIfNoneRead(): void {
    if (this.#asked > 0 && this.#errors.length === this.#asked) throw this.#errors[0]
  }
}
