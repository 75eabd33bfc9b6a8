/** What the server tells its worker, in front of the worker's code. */
export interface Shell {
  /** Changes with the build and with what the offline page shows. */
  version: string
  /** False retires the worker: it takes away what it kept, and leaves every request alone. */
  isOn: boolean
  /** What the offline page is made of. */
  files: readonly string[]
  /** Pages that are kept for reading offline. */
  texts: readonly string[]
}
