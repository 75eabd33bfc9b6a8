import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 4_096

/**
 * Random bytes for secrets, ids and nonces, fetched from the system for many of them at once: a call takes as long as
 * some thousand bytes do. Each byte is handed out once, and wiped from where it waited.
 */
export function makeRandomBytes(): (count: number) => Uint8Array {
  const pool = new Uint8Array(POOL_BYTES)
  let used = POOL_BYTES
  return (count) => {
    if (count > POOL_BYTES) return randomFillSync(new Uint8Array(count))
    if (used + count > POOL_BYTES) {
      randomFillSync(pool)
      used = 0
    }
    const taken = pool.slice(used, used + count)
    pool.fill(0, used, used + count)
    used += count
    return taken
  }
}
