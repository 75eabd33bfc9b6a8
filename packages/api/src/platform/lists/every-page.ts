import type { Context } from '../context'

interface Page<Row> {
  rows: Row[]
  next: string | null
}

/** The pages of a list one after the other, for files: never more than one of them is held. */
export async function* everyPage<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | null = null
  do {
    const page: Page<Row> = await read(cursor)
    yield page.rows
    cursor = page.next
  } while (cursor !== null)
}

/**
 * The same for a member who asks for such a file.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function exportPages<Row>(
  ctx: Context,
  { id }: { id: string },
  read: (cursor: string | null) => Promise<Page<Row>>,
): Promise<AsyncGenerator<Row[]>> {
  await ctx.limits.take('listExport', id)
  return everyPage(read)
}
