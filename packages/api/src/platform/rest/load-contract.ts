import type { OpenAPIObject } from 'trpc-to-openapi'

export type ContractDocument = OpenAPIObject

/**
 * The contract as OpenAPI 3.1. What writes it is an eighth of all the code, and loaded when it is first asked for.
 * @param appUrl where the market is open
 */
export async function loadContract(appUrl: string, appName: string): Promise<ContractDocument> {
  const { describeContract } = await import('./document')
  return describeContract(appUrl, appName)
}
