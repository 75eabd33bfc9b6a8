import type { Driver, DriverOptions } from '../driver'
import { openNaiveDriver } from './naive'
import { openPasarDriver } from './pasar'

/** @throws Error for one that there is not */
export async function openDriver(name: string, options: DriverOptions): Promise<Driver> {
  if (name === 'naive') return openNaiveDriver()
  if (name === 'pasar') return openPasarDriver(options)
  throw new Error(`There is no driver called ${name}: use pasar or naive.`)
}
