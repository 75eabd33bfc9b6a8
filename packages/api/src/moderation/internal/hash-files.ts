import { ProcessFailed, ProcessStopped, runHashProcess } from '../../platform/pictures/run-process'

/**
 * How these files look, as `runHashProcess` says. A file that its process dies of is found by halves, and has no hash: the others
 * would wait for it for ever.
 */
export async function hashFiles(
  files: readonly string[],
  run: (files: readonly string[]) => Promise<(string | null)[]> = runHashProcess,
): Promise<(string | null)[]> {
  try {
    return await run(files)
  } catch (error) {
    // A stop is no fault of a file.
    if (!(error instanceof ProcessFailed) || error instanceof ProcessStopped) throw error
    if (files.length <= 1) return files.map(() => null)
    const middle = Math.ceil(files.length / 2)
    return [...(await hashFiles(files.slice(0, middle), run)), ...(await hashFiles(files.slice(middle), run))]
  }
}
