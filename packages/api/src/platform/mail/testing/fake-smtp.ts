import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  raw: string
  mail: Email
}

type Step = 'mailFrom' | 'rcptTo' | 'data'

export interface FakeSmtp {
  url: string
  /** What it has taken. */
  received: Received[]
  /** What it answers instead of taking: the status and words of a step. */
  refusals: Partial<Record<Step, { status: number; words: string }>>
  /** Asked before a mail is taken; holds it up as long as it likes. */
  hold: () => Promise<void>
  /** Resolves when this many mails were taken. */
  waitFor(count: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}

const NOTHING = async (): Promise<void> => {}

/** A mail server on this machine, which accepts everything unless set otherwise. */
export async function openFakeSmtp(): Promise<FakeSmtp> {
  const waiting = new Set<() => void>()
  let server: SMTPServer | null = null
  let port = 0

  const refuse = (step: Step): Error | null => {
    const refusal = fake.refusals[step]
    return refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.status }) : null
  }

  function make(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      // A test that takes it down does not wait for clients that hang.
      closeTimeout: 100,
      onMailFrom: (_address, _session, answer) => answer(refuse('mailFrom')),
      onRcptTo: (_address, _session, answer) => answer(refuse('rcptTo')),
      onData: (stream, session, answer) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', async () => {
          const refusal = refuse('data')
          await fake.hold()
          if (refusal) return answer(refusal)
          const raw = Buffer.concat(parts)
          const { mailFrom, rcptTo } = session.envelope
          fake.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail: await PostalMime.parse(raw),
          })
          answer(null)
          for (const look of waiting) look()
        })
      },
    })
  }

  const fake: FakeSmtp = {
    url: '',
    received: [],
    refusals: {},
    hold: NOTHING,
    waitFor: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (fake.received.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    down: async () => {
      const closing = server
      server = null
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
    },
    up: async () => {
      const opening = make()
      opening.on('error', () => {})
      await new Promise<void>((resolve) => void opening.listen(port, '127.0.0.1', () => resolve()))
      port = (opening.server.address() as AddressInfo).port
      fake.url = `smtp://127.0.0.1:${port}`
      server = opening
    },
  }
  await fake.up()
  return fake
}
