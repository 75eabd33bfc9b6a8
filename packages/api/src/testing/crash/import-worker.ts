import { readConfig } from '../../platform/config'
import { openServices } from '../../platform/services'
import { confirmImport, receiveImport, startImport } from '../../selling/commands/imports'
import { runImports } from '../../selling/jobs/imports'
import { importsPage } from '../../selling/reads/imports'
import { asSeller, SMALL } from '..'
import { say } from './worker-helpers'

const seller = asSeller(SMALL.users.seller)
export const IMPORTED_ROWS = 300

const table = (name: string): string =>
  [
    'title,sku,price,stock',
    ...Array.from({ length: IMPORTED_ROWS }, (_, at) => `${name} ${at},${name}-${at},1,1`),
  ].join('\n')

/** Imports one table after the other. What a killed one left open goes on first. */
export async function imports(dataDir: string): Promise<never> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
  })
  const { context: ctx } = openServices(config)
  const signal = new AbortController().signal
  say('ready')
  for (;;) {
    await runImports(ctx, signal)
    const { imports: last, stores } = await importsPage(ctx, seller)
    const [newest] = last
    if (newest?.state === 'checked') {
      await confirmImport(ctx, seller, newest.id)
      say(`confirmed ${newest.id}`)
      await runImports(ctx, signal)
      say(`done ${newest.id}`)
      continue
    }
    // Letters only: digits in a title may be a phone number, which no title may have.
    const name = `K${ctx
      .newId('run')
      .slice(-8)
      .replace(/\d/g, (digit) => 'ghjkmnpqrs'.charAt(Number(digit)))}`
    async function* content() {
      yield Buffer.from(table(name))
    }
    const fileKey = (await receiveImport(ctx, seller, content())) ?? ''
    const defaults = {
      storeId: stores[0]?.id ?? '',
      category: '',
      weight: '',
      stock: '',
      status: 'draft',
    } as const
    await startImport(ctx, seller, { fileKey, fileName: name, defaults })
  }
}
