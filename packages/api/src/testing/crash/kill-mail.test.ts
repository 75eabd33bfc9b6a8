import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyTemplate } from '@pasar/db/testing'
import { minutes } from '@pasar/domain'
import { expect, it } from 'vitest'
import { readConfig } from '../../platform/config'
import { sendMails } from '../../platform/mail/send'
import { openFakeSmtp } from '../../platform/mail/testing/fake-smtp'
import { openServices } from '../../platform/services'
import { runAndKill } from './run-and-kill'

/** `npm run test:crash` asks for 200. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 20) * 0.15)
/** A mail that the server had taken when its process died comes again; so many are sent at once. */
const IN_FLIGHT = 4

it(
  `delivers every mail it queued through ${KILLS} kills, and twice only what was on its way`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-kill-mail-'))
    const smtp = await openFakeSmtp()
    try {
      await copyTemplate(path.join(dataDir, 'pasar.db'), { seed: 'small' })
      const promised = new Set<string>()
      for (let kill = 0; kill < KILLS; kill++)
        for (const line of await runAndKill(dataDir, 'mail', 100 + Math.random() * 400, {
          SMTP_URL: smtp.url,
        }))
          promised.add(line.replace('queued ', ''))
      expect(promised.size).toBeGreaterThan(0)
      expect(smtp.received.length).toBeGreaterThan(0)

      const config = readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
      })
      // What was on its way is taken up again after two minutes.
      const services = openServices(config, { now: () => Date.now() + minutes(3) })
      await sendMails(services.context, new AbortController().signal)
      const open = services.database.handle.prepare("select count(*) from mails where state <> 'sent'")
      expect(open.pluck().get()).toBe(0)
      await services.close()

      const times = new Map<string, number>()
      for (const { mail } of smtp.received) {
        const number = /pasar\.test\/(req_\w+)/.exec(mail.text ?? '')?.[1] ?? ''
        times.set(number, (times.get(number) ?? 0) + 1)
      }
      expect([...promised].filter((number) => !times.has(number))).toEqual([])
      expect([...times.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
    } finally {
      await smtp.down()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  KILLS * 20_000,
)
