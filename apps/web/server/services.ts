import { ConfigError, openServices, readConfig, type Services } from '@pasar/api'
import { countQuery } from './query-count'

declare global {
  // Vite loads this module anew after each change; the database handle must stay the same one.
  var pasarServices: Services | undefined
}

function open(): Services {
  try {
    return openServices(readConfig(process.env), { observe: countQuery })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

export const services: Services = globalThis.pasarServices ?? open()
globalThis.pasarServices = services
