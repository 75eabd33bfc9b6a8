/** @see load-build.js */
export function loadBuild<Build extends object = Record<string, unknown>>(
  folder: string,
): {
  build: Build
  /** Of how many chunks V8 took what it had compiled before. */
  compiled: { taken: number; of: number }
  /** Writes what is compiled by now beside the build. */
  keep: () => void
}
