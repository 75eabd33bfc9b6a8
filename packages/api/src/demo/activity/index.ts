import { millis } from '@pasar/domain'
import { readConfig } from '../../platform/config'
import { openServices } from '../../platform/services'
import { APPLICATIONS } from './applications'
import { COMPLAINTS } from './complaints'
import { INBOXES } from './inboxes'
import { openLinks } from './links'
import type { Scene } from './stage'

/**
 * What members did lately in the demo market, so that those who run it find work: applications, reports, messages that are
 * held, mail of visitors. It goes through the commands that pages use, so that files, mails, notifications and the audit log
 * are there as well.
 * @param now the moment the marketplace is made for, in epoch milliseconds
 * @param env for addresses in mails, as the server has it
 */
export async function playActivity(
  dataDir: string,
  now: number,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const clock = { now }
  const { context, close } = openServices(
    readConfig({
      NODE_ENV: 'development',
      APP_URL: env.APP_URL,
      PORT: env.PORT,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    }),
    { now: () => clock.now },
  )
  try {
    const scenes: readonly Scene[] = [...APPLICATIONS, ...COMPLAINTS, ...INBOXES, ...openLinks()]
    for (const { ago, play } of scenes.toSorted((a, b) => b.ago - a.ago)) {
      clock.now = millis(now - ago)
      await play(context)
    }
    clock.now = now
  } finally {
    await close()
  }
}
