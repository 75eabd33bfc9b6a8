import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 10

const readProcess = (file: string): string => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}

/** Watches the processes that the server starts. @returns how to stop, which returns the highest memory of one of them */
export function watchChildren(pid: number | undefined): () => number {
  let most = 0
  const look = (): void => {
    for (const child of readProcess(`${pid}/task/${pid}/children`).split(' ').filter(Boolean)) {
      const line = /VmHWM:\s+(\d+)/.exec(readProcess(`${child}/status`))
      most = Math.max(most, Number(line?.[1] ?? 0) * 1_024)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    return most
  }
}
