import path from 'node:path'
import { openServices, readConfig } from '@pasar/api'
import { addCatalogue } from '@pasar/api/demo'
import { makeSmallMarket, SMALL } from '@pasar/api/testing'

export interface Market {
  /** Of the large catalogue. */
  items: number
  kopi: (typeof SMALL)['items']['kopi']
}

/** A folder that was filled before: `npm run seed -- --small --items 1000000 --data DIR`. */
export async function openMarket(dataDir: string, items: number): Promise<Market> {
  await fillStock(dataDir)
  return { items, kopi: SMALL.items.kopi }
}

/** Nothing may sell out while it is measured. */
async function fillStock(dataDir: string): Promise<void> {
  const services = openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
  services.database.handle.exec('update item_variants set stock = 1000000 where stock <> 1000000')
  await services.close()
}

/** The small marketplace (accounts, coupons) with a large catalogue beside it, in an empty folder. */
export async function prepareMarket(dataDir: string, items: number): Promise<Market> {
  await makeSmallMarket(path.resolve(dataDir))
  const began = Date.now()
  await addCatalogue(dataDir, items, { now: Date.now() })
  const seconds = (Date.now() - began) / 1_000
  await fillStock(dataDir)
  console.log(`${items} items in ${seconds.toFixed(1)} s (${Math.round(items / seconds)}/s)`)
  return { items, kopi: SMALL.items.kopi }
}
