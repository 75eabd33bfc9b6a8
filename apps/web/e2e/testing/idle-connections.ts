import type { APIRequest, APIRequestContext } from '@playwright/test'

const patched = new WeakSet<object>()

/**
 * Lets requests by HTTP be sent once more when their connection was reset, as browsers do. The server keeps an idle
 * connection for the time it promises; Playwright's client does not read that promise, and may ask on one that is being
 * closed. All its clients share a prototype, on which `get`, `post` and the others call `fetch`.
 */
export async function retryOnIdleConnections(client: APIRequest): Promise<void> {
  const probe = await client.newContext()
  const shared: Pick<APIRequestContext, 'fetch'> = Object.getPrototypeOf(probe)
  await probe.dispose()
  if (patched.has(shared)) return
  patched.add(shared)
  const { fetch } = shared
  shared.fetch = function (this: APIRequestContext, address, options) {
    return Reflect.apply(fetch, this, [address, { maxRetries: 1, ...options }])
  }
}
