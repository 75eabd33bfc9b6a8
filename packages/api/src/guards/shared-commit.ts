import type { Transact, Tx } from '@pasar/db'

interface Waiting {
  run(tx: Tx): Promise<void>
  done(): void
  fail(error: unknown): void
}

/**
 * Small writes that come while another is being committed share the next commit: a crowd that logs in waits
 * for the disk a few times, not twice each. They stand or fall together.
 */
export function shareCommits(transact: Transact): Transact {
  let waiting: Waiting[] = []
  let isBusy = false

  async function writeAll(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      let batch: Waiting[] = []
      try {
        await transact(async (tx) => {
          batch = [...batch, ...waiting]
          waiting = []
          for (const { run } of batch) await run(tx)
        })
        for (const { done } of batch) done()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    isBusy = false
  }

  return <T>(work: (tx: Tx) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: T
      waiting.push({
        run: async (tx) => {
          result = await work(tx)
        },
        done: () => resolve(result),
        fail: reject,
      })
      if (!isBusy) void writeAll()
    })
}
