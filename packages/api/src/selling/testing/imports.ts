import type { ImportDefaults } from '@pasar/domain'
import { csvLine, EXPORT_COLUMNS, inOrder } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { receiveImport, startImport } from '../commands/imports'
import { runImports } from '../jobs/imports'
import { exportItems, importPage } from '../reads/imports'

const ALL = { state: null, after: -1 } as const
const never = new AbortController().signal

/** Sends a file in and has it checked. @returns the import */
export async function sendTable(
  ctx: Context,
  seller: Seller,
  file: string | Uint8Array,
  defaults: ImportDefaults,
  { fileName = 'items.csv', replaces = '' }: { fileName?: string; replaces?: string } = {},
) {
  async function* content() {
    yield Buffer.from(file)
  }
  const fileKey = await receiveImport(ctx, seller, content())
  if (fileKey === null) throw new Error('The file is empty')
  const id = await startImport(ctx, seller, { fileKey, fileName, defaults, replaces })
  await runImports(ctx, never)
  return importPage(ctx, seller, id, ALL)
}

/** Goes on with what is confirmed. @returns the import */
export async function finishImport(ctx: Context, seller: Seller, id: string) {
  await runImports(ctx, never)
  return importPage(ctx, seller, id, ALL)
}

/** All of a seller's items as a file of the own format. */
export async function exportTable(ctx: Context, seller: Seller): Promise<string> {
  let text = csvLine(EXPORT_COLUMNS)
  for await (const rows of await exportItems(ctx, seller))
    text += rows.map((row) => csvLine(inOrder(row))).join('')
  return text
}
