// How imports are read off a source, and which file they name.
import path from 'node:path'

/** Of each: "type " where it is one of types, what stands before "from", and the specifier as it is written or called. */
export const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:([^'"`;]*?)\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

/** @param base a path that may lack its ending @returns null where there is no such file */
export const findFile = (files, base) => {
  const ending = ENDINGS.find((each) => files.has(base + each))
  return ending === undefined ? null : base + ending
}

/** The file that is imported; null for a package. */
export function resolveImport(files, file, specifier) {
  if (specifier.startsWith('.')) return findFile(files, path.posix.join(path.posix.dirname(file), specifier))
  return specifier.startsWith('~/') ? findFile(files, `apps/web/app/${specifier.slice(2)}`) : null
}
