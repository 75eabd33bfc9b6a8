import closeWithGrace from 'close-with-grace'

/**
 * Ctrl-C is heard by every process of a terminal, and npm and our scripts pass on what they hear: what comes within this time
 * was meant once. Whoever asks again later does not want to wait any longer.
 */
const MEANT_ONCE_MS = 1_000

/** Has the process end in order when it is asked to, or when an error was caught by nobody. @param delay after which it ends anyhow, in milliseconds */
export function closeOnSignals(delay: number, close: (error: Error | undefined) => Promise<void>): void {
  let since: number | null = null
  const { close: begin } = closeWithGrace({ delay, skip: ['SIGINT', 'SIGTERM'] }, ({ err }) => {
    since ??= performance.now()
    return close(err)
  })
  const hear = (signal: string): void => {
    if (since === null) begin()
    else if (performance.now() - since > MEANT_ONCE_MS) {
      console.error(`second ${signal}, exiting`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear)
}
