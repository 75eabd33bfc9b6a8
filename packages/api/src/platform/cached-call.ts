import type { ZodType, z } from 'zod'
import type { CacheContents } from './change-cache'
import type { Context } from './context'

/** How a tRPC query is answered that says the same to every buyer, so that its answer is made once and cached. */
export interface CachedCall {
  /** The input as the query takes it; undefined for one that the call itself has to refuse. */
  read(sent: unknown): unknown
  /** @param input what `read` gave */
  answer(ctx: Context, input: unknown): Promise<{ data: unknown; contents: CacheContents }>
}

/** @param contentsOf what has to change before an answer is out of date */
export const cachedCall = <S extends ZodType, Data>(
  schema: S,
  run: (ctx: Context, input: z.output<S>) => Promise<Data>,
  contentsOf: (data: Data) => CacheContents,
): CachedCall => ({
  read: (sent) => schema.safeParse(sent).data,
  async answer(ctx, input) {
    const data = await run(ctx, schema.parse(input))
    return { data, contents: contentsOf(data) }
  },
})
