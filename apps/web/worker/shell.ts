/** The settings that the server puts in front of the worker's code. */
export interface Shell {
  /** Changes with the build and with what the offline page shows. */
  version: string
  /** False retires the worker: it deletes its caches, and leaves every request alone. */
  isOn: boolean
  /** What the offline page is made of. */
  files: readonly string[]
  /** Pages that are cached for reading offline. */
  texts: readonly string[]
}
