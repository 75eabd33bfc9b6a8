import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { seconds } from '@pasar/domain'

/** How long work waited for the event loop, in milliseconds. */
export interface LoopFigures {
  /** Each the worst of the windows of the last minute. */
  p50: number
  p99: number
  max: number
  /** The longest wait of each window, the one that runs first. */
  maxPerWindow: number[]
}

const WINDOW_MS = seconds(5)
const WINDOWS = 12
/** How often the monitor looks. It counts from look to look, so a loop that never waits shows this. */
const RESOLUTION_MS = 20
const TICK_MS = 100
/** Longer than any answer should take by itself; whoever asks meanwhile notices. */
const BLOCKED_MS = 250
const MAX_TOLD = 10

interface LoopWatchOptions {
  /** Called at most once in a window. `requests` were in flight then, or ended with it. */
  onBlocked(report: { blockedMs: number; requests: string[] }): void
  /** A request's address as the log may show it. */
  logPath(url: string): string
  blockedMs?: number
  windowMs?: number
}

type Window = Omit<LoopFigures, 'maxPerWindow'>

const toMs = (nanoseconds: number): number => Math.max(0, Math.round(nanoseconds / 1e6) - RESOLUTION_MS)

/** Watches how long the event loop keeps work waiting: while it is blocked nobody is answered. */
export class LoopWatch {
  readonly #monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  readonly #inFlight = new Set<IncomingMessage>()
  /** Ended since the last tick: what blocked the loop may have answered before anyone could look. */
  #ended: IncomingMessage[] = []
  #windows: Window[] = []
  #isReported = false
  /** The latest tick of the window. A monitor that is reset forgets what it was waiting through; ticks do not. */
  #latest = 0
  readonly #options: LoopWatchOptions
  #timers: NodeJS.Timeout[] = []

  constructor(options: LoopWatchOptions) {
    this.#options = options
  }

  /** Begins to look: what comes before it is the start of the process, which nobody waits for. */
  start(): void {
    this.#monitor.enable()
    let last = performance.now()
    const tick = (): void => {
      const now = performance.now()
      this.#look(now - last - TICK_MS)
      last = now
    }
    const { windowMs = WINDOW_MS } = this.#options
    this.#timers = [setInterval(tick, TICK_MS), setInterval(() => this.#turn(), windowMs)]
    for (const timer of this.#timers) timer.unref()
  }

  track(request: IncomingMessage, response: ServerResponse): void {
    this.#inFlight.add(request)
    response.once('close', () => {
      this.#inFlight.delete(request)
      if (this.#ended.length < MAX_TOLD) this.#ended.push(request)
    })
  }

  figures(): LoopFigures {
    const windows = [this.#read(), ...this.#windows]
    const worst = (name: keyof Window): number => Math.max(...windows.map((window) => window[name]))
    return {
      p50: worst('p50'),
      p99: worst('p99'),
      max: worst('max'),
      maxPerWindow: windows.map(({ max }) => max),
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#monitor.disable()
  }

  #look(late: number): void {
    const { onBlocked, logPath, blockedMs = BLOCKED_MS } = this.#options
    this.#latest = Math.max(this.#latest, Math.round(late))
    if (late > blockedMs && !this.#isReported) {
      this.#isReported = true
      const requests = [...this.#inFlight, ...this.#ended]
        .slice(0, MAX_TOLD)
        .map(({ method, url = '' }) => `${method} ${logPath(url)}`)
      onBlocked({ blockedMs: Math.round(late), requests })
    }
    this.#ended = []
  }

  #read(): Window {
    const monitor = this.#monitor
    return {
      p50: toMs(monitor.percentile(50)),
      p99: toMs(monitor.percentile(99)),
      max: Math.max(toMs(monitor.max), this.#latest),
    }
  }

  #turn(): void {
    this.#windows = [this.#read(), ...this.#windows].slice(0, WINDOWS - 1)
    this.#monitor.reset()
    this.#latest = 0
    this.#isReported = false
  }
}
