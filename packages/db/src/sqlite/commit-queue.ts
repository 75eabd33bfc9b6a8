import { setImmediate } from 'node:timers'
import { DomainError } from '@pasar/domain'
import type { Tx } from '../kernel/tx'
import { isBusy, isStorageFull } from './errors'
import type { Writer } from './writer'

type Task = () => void | Promise<void>

/** A work that waits for its commit, and how it went the last time it was run. */
interface Waiting {
  work(tx: Tx): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
  tries: number
  tasks: Task[]
  outcome: { value: unknown } | { error: unknown }
}

const MAX_TRIES = 5
/** Nothing else is answered while they run: some tens of milliseconds at most. */
const MAX_SHARING = 32

/**
 * Runs works one after the other, and commits those that came at the same time together: they wait for the
 * disk once. Each has a part of the transaction that is undone when it throws; all are answered after the
 * commit, refusals too, because they may rest on what the others wrote.
 */
export class CommitQueue {
  readonly #writer: Writer
  readonly #onTaskError: (error: unknown) => void
  #waiting: Waiting[] = []
  #isRunning = false

  constructor(writer: Writer, onTaskError: (error: unknown) => void) {
    this.#writer = writer
    this.#onTaskError = onTaskError
  }

  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        work,
        resolve: (value) => resolve(value as T),
        reject,
        tries: 0,
        tasks: [],
        outcome: { error: new Error('The work was not run') },
      })
      if (!this.#isRunning) this.#trigger()
    })
  }

  #trigger(): void {
    this.#isRunning = this.#waiting.length > 0
    if (this.#isRunning) this.#gather(0)
  }

  /**
   * Commits at the end of a turn of the event loop in which no more works came: requests that have arrived take several
   * turns to come here, and the disk takes longer than those. A lone work waits for one turn that does nothing.
   */
  #gather(before: number): void {
    setImmediate(async () => {
      const { length } = this.#waiting
      if (length > before && length < MAX_SHARING) return this.#gather(length)
      await this.#commit(this.#waiting.splice(0, MAX_SHARING))
      this.#trigger()
    })
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      this.#writer.begin()
    } catch (error) {
      return this.#failAll(group, error)
    }
    try {
      for (const each of group) await this.#runPart(each, group.length > 1)
      this.#writer.commit()
    } catch (error) {
      const failure = this.#rollBack(error)
      // What one of them did made the whole fail, or the disk did: alone, each gets what is its own.
      if (group.length === 1) return this.#failAll(group, failure)
      for (const each of group) await this.#commit([each])
      return
    }
    this.#settleAll(group)
  }

  /** @returns why the transaction is over */
  #rollBack(cause: unknown): unknown {
    try {
      this.#writer.rollback()
      return cause
    } catch (error) {
      return error
    }
  }

  /** @throws when the transaction is lost for all who share it */
  async #runPart(each: Waiting, isShared: boolean): Promise<void> {
    const { trx, end } = this.#writer.open()
    each.tasks = []
    if (isShared) this.#writer.beginPart()
    try {
      const afterCommit = (task: Task): void => void each.tasks.push(task)
      each.outcome = { value: await each.work(Object.assign(trx, { afterCommit })) }
    } catch (error) {
      if (!isShared || !this.#writer.isInTransaction) throw error
      this.#writer.undoPart()
      each.outcome = { error }
      return
    } finally {
      end()
    }
    if (isShared) this.#writer.keepPart()
  }

  #failAll(group: readonly Waiting[], error: unknown): void {
    for (const each of group) each.outcome = { error }
    this.#settleAll(group)
  }

  #settleAll(group: readonly Waiting[]): void {
    const again = group.filter((each) => !this.#settle(each))
    if (again.length > 0) this.#waiting = [...again, ...this.#waiting]
  }

  /** @returns false when it is to be run again */
  #settle(each: Waiting): boolean {
    const { outcome } = each
    if ('value' in outcome) void this.#answer(each, outcome.value)
    else if (isStorageFull(outcome.error)) each.reject(new DomainError('STORAGE_FULL'))
    else if (!isBusy(outcome.error)) each.reject(outcome.error)
    else if (++each.tries >= MAX_TRIES) each.reject(new DomainError('BUSY'))
    else return false
    return true
  }

  /** Tasks that end at once run in the order of the works; nobody waits for those of another. */
  async #answer({ tasks, resolve }: Waiting, value: unknown): Promise<void> {
    for (const task of tasks) {
      try {
        const pending = task()
        if (pending) await pending
      } catch (error) {
        this.#onTaskError(error)
      }
    }
    resolve(value)
  }
}
