import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { addBuyers } from '@pasar/api/testing'
import type { OwnServer } from './own-server'
import { fillOrder } from './plain-forms'

export interface Ask {
  path: string
  cookie?: string
  /** A form, or JSON. */
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  /** Which of the asks it answers. */
  index: number
  /** 0 when there was no answer at all. */
  status: number
  location: string
  text: string
  /** When it was asked. */
  at: number
}

function toRequest(url: string, { path: where, cookie, form, json, headers }: Ask) {
  const isPost = form !== undefined || json !== undefined
  return {
    url: url + where,
    method: isPost ? 'POST' : 'GET',
    headers: {
      origin: url,
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(isPost ? { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' } : {}),
    },
    body: form
      ? new URLSearchParams(form).toString().replaceAll('%7Bkey%7D', '{key}')
      : json === undefined
        ? undefined
        : JSON.stringify(json),
  }
}

const PROCESSES = 4
const WORKER = path.join(import.meta.dirname, 'load-worker.mjs')

export interface Load {
  /** What was answered so far. */
  answers: Answer[]
  /** Lets nobody ask again, and waits for the last answers. */
  stop(): Promise<Answer[]>
  ended: Promise<Answer[]>
}

/** What a process of the burst reports. */
type Sent = 'ready' | 'done' | Answer

/** Sends requests from several processes, all at once. Every answer has come when the burst has ended. */
export async function startLoad(url: string, asks: readonly Ask[], repeats = false): Promise<Load> {
  const answers: Answer[] = []
  const numbered = asks.map((ask, index) => ({ index, ...toRequest(url, ask) }))
  const ends: Promise<void>[] = []
  const start = async (which: number): Promise<ChildProcess> => {
    const worker = fork(WORKER, { execArgv: [], env: { PATH: process.env.PATH, NODE_ENV: 'production' } })
    const end = new Promise<void>((resolve, reject) => {
      worker.on('message', (given: Sent) => {
        if (given === 'done') {
          worker.disconnect()
          resolve()
        } else if (given !== 'ready') answers.push(given)
      })
      worker.once('exit', (code) => reject(new Error(`a process of the burst ended too soon: ${code}`)))
    })
    ends.push(end)
    await new Promise((resolve) => {
      worker.once('message', resolve)
      worker.send({ asks: numbered.filter(({ index }) => index % PROCESSES === which), repeats })
    })
    return worker
  }
  const workers = await Promise.all(Array.from({ length: PROCESSES }, (_, which) => start(which)))
  for (const worker of workers) worker.send('go')
  const ended = Promise.all(ends).then(() => answers.sort((a, b) => a.index - b.index))
  const stop = () => {
    for (const worker of workers) if (worker.connected) worker.send('stop')
    return ended
  }
  return { answers, stop, ended }
}

/** Every request once, all at once; the answers in the order of the requests. */
export const sendInParallel = async (url: string, asks: readonly Ask[]): Promise<Answer[]> =>
  (await startLoad(url, asks)).ended

/** One request from this process. */
export async function ask(url: string, what: Ask): Promise<Answer> {
  const { url: to, ...init } = toRequest(url, what)
  // After long work this process has yet to learn that the server has closed what was idle meanwhile.
  await yieldToEventLoop()
  const at = Date.now()
  const response = await fetch(to, { ...init, redirect: 'manual' })
  const location = response.headers.get('location') ?? ''
  return { index: 0, status: response.status, location, text: await response.text(), at }
}

/** The cookies of new members, who may buy at once. */
export const registerBuyers = ({ dataDir }: Pick<OwnServer, 'dataDir'>, count: number): Promise<string[]> =>
  addBuyers(
    dataDir,
    Array.from({ length: count }, () => ({
      name: 'Siti Aminah',
      email: `together-${randomUUID()}@pasar.test`,
    })),
  )

/** The order form as the checkout page shows it now; `over` says what is typed otherwise. */
export async function readOrder(
  url: string,
  cookie: string,
  where: string,
  over: Record<string, string> = {},
): Promise<Ask> {
  const { text, status, location } = await ask(url, { path: where, cookie })
  const form = fillOrder(text, randomUUID())
  if (form === null) throw new Error(`no order form at ${where}: ${status} ${location} ${text.slice(0, 200)}`)
  return { path: where, cookie, form: { ...form, ...over } }
}

export const isPlaced = ({ status, location }: Answer): boolean =>
  status === 302 && /^\/(?:pay|order-success)\b/.test(location)
