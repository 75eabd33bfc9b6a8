/** @see load-build.js */
export function loadBuild<Build extends object = Record<string, unknown>>(
  folder: string,
): {
  build: Build
  /** Writes what is compiled by now beside the build. */
  keep: () => void
  /** How many chunks V8 had not to compile. */
  taken: () => number
}
