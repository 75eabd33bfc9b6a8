import { SETTING_NAMES } from './schema'

/** What begins so is meant for Pasar: an unknown one is misspelt, or of another program's form. */
const OWN = /^(?:STRIPE|SMTP|MAIL|TRUSTED|READYZ)_|^PAYMENT(?:_|$)/

/** Whoever has set one of these expects to be paid. */
const OF_ACCOUNT = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE']

/** Names and numbers that only this machine or its own network knows. */
const PRIVATE =
  /^(?:localhost|.+\.(?:localhost|local|test|internal|lan)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[(?:::1|f[cd].*|fe80.*)\])$/

const startOf = (name: string): string => name.split('_', 1)[0] ?? name

function warnOfUnknown(name: string): string {
  const known = SETTING_NAMES.filter((other) => other.startsWith(startOf(name)))
  const instead = known.length === 0 ? '' : ` There ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}.`
  return `${name} is no setting of Pasar and is not read.${instead}`
}

interface Read {
  payments: 'demo' | 'stripe'
  appUrl: string
  hasMailServer: boolean
  isProduction: boolean
}

/** What no market should be open with that anybody can reach. */
export type SettingRisk = 'demoPayments' | 'plainHttp' | 'noMailServer'

/** The risks of the settings of a public market; admins see them, too. */
export function settingRisks({ payments, appUrl, hasMailServer, isProduction }: Read): SettingRisk[] {
  const { protocol, hostname } = new URL(appUrl)
  if (!isProduction || PRIVATE.test(hostname)) return []
  const risks: SettingRisk[] = []
  if (payments === 'demo') risks.push('demoPayments')
  if (protocol === 'http:') risks.push('plainHttp')
  if (!hasMailServer) risks.push('noMailServer')
  return risks
}

const describeRisk = {
  demoPayments: (appUrl: string) =>
    `PAYMENTS is demo: at ${appUrl} everybody can pay with the card numbers of the README, and no money moves. Set PAYMENTS=stripe before goods are sold.`,
  plainHttp: () =>
    'APP_URL begins with http://: passwords can be read on their way. Put a proxy with a certificate in front (deploy/README.md).',
  noMailServer: () =>
    'SMTP_URL is not set: emails are written into outbox/ of the data folder, and nobody gets them.',
} as const satisfies Record<SettingRisk, (appUrl: string) => string>

/**
 * What is allowed, and hardly what somebody wants who runs a market: a sentence each, for the start to print.
 * @param given the settings that are not empty
 */
export function settingWarnings(given: Record<string, string | undefined>, read: Read): string[] {
  const unknown = Object.keys(given)
    .filter((name) => given[name] !== undefined && OWN.test(name) && !SETTING_NAMES.includes(name))
    .map(warnOfUnknown)
  const unused = OF_ACCOUNT.filter((name) => read.payments === 'demo' && given[name] !== undefined)
  const areUnused =
    unused.length === 0
      ? []
      : [
          `PAYMENTS is demo, so ${unused.join(', ')} ${unused.length === 1 ? 'is' : 'are'} not read: set PAYMENTS=stripe to be paid through Stripe.`,
        ]
  return [...unknown, ...areUnused, ...settingRisks(read).map((risk) => describeRisk[risk](read.appUrl))]
}
