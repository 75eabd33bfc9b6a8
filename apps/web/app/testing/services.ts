import { openTestServices, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, vi } from 'vitest'

/** Services for each test of a file; the system's clock, which Lucia reads, is set to theirs. */
export function openForEachTest(): () => TestServices {
  let services: TestServices | undefined
  beforeEach(async () => {
    services = await openTestServices()
    vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await services?.dispose()
  })
  return () => {
    if (!services) throw new Error('Services are there only while a test runs')
    return services
  }
}
