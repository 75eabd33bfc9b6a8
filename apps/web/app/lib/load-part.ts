type Load = (address: string) => Promise<unknown>

/**
 * Browsers remember that a module could not be fetched, and refuse it at once when it is asked for again. So what failed
 * is asked for by another address, right away and each time it is wanted anew.
 * @param load fetches a module
 * @param folder where all parts are
 * @returns what the build calls for each deferred part of the scripts (`vite.config.ts`)
 */
export function makeLoadPart(load: Load, folder: string): Load {
  const fetched: Record<string, Promise<unknown>> = {}
  let tries = 0
  return (name) =>
    fetched[name] ??
    load(folder + name).catch(async () => {
      const part = load(`${folder}${name}?${++tries}`)
      await part
      fetched[name] = part
      return part
    })
}
