import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

export interface Latency {
  /** The longest wait of another connection, in milliseconds, since this was asked last. */
  take(): Promise<number>
  stop(): Promise<void>
}

/** Measures how long others wait for an answer that costs nothing. */
export async function watchLatency(url: string): Promise<Latency> {
  const worker = new Worker(path.join(import.meta.dirname, 'latency-worker.mjs'), {
    workerData: { url },
    execArgv: [],
  })
  const take = async (): Promise<number> => {
    const given = once(worker, 'message')
    worker.postMessage('take')
    const [longest] = await given
    return Number(longest)
  }
  // The first answers are slow.
  await take()
  return {
    take,
    stop: async () => {
      const ended = once(worker, 'exit')
      worker.postMessage('end')
      await ended
    },
  }
}
