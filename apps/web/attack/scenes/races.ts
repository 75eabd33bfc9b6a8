import { makePasarDriver } from '../drivers/pasar'
import { playRaces } from '../races'
import type { Scene } from '../scene'

/** All races against this market. `npm run attack -- --driver pasar` shows them one by one. */
export const races: Scene = {
  name: 'races',
  run: async ({ server: { url }, dataDir, report, isQuick, seconds }) => {
    const driver = await makePasarDriver({ url, dataDir, close: async () => {} })
    await playRaces(driver, { isQuick, seconds }, (row) => report.add(row.name, row.report))
  },
}
