import { readOperator } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'

/** Who runs the market, for search engines (schema.org/Organization): missing details are left out. */
export async function describeOrganization({ ctx }: AppLoadContext) {
  const { appName, appUrl } = ctx.config
  const { name, registration, address, email, phone } = await readOperator(ctx)
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${appUrl}/#organization`,
    name: appName,
    url: `${appUrl}/`,
    logo: `${appUrl}/favicon.svg`,
    areaServed: 'MY',
    ...(name === appName ? undefined : { legalName: name }),
    ...(registration && { identifier: registration }),
    ...(address && { address }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  }
}
