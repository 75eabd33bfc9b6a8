import {
  type Config,
  ConfigError,
  describeOpenFailure,
  openServices,
  readConfig,
  type Services,
} from '@pasar/api'
import { countQuery } from './query-count'

declare global {
  // Vite loads this module anew after each change; the database handle must stay the same one.
  var pasarServices: Services | undefined
}

function end(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) end(error.message)
    throw error
  }
}

function open(): Services {
  const config = readSettings()
  try {
    return openServices(config, { observe: countQuery })
  } catch (error) {
    const sentence = describeOpenFailure(error, config.dataDir)
    if (sentence !== null) end(sentence)
    throw error
  }
}

export const services: Services = globalThis.pasarServices ?? open()
globalThis.pasarServices = services
