// Which unit tests depend on a change, the nearest first. Pure: it is given the files, and reads their imports.
import path from 'node:path'
import { findFile, IMPORT, resolveImport } from './imports.mjs'
import { isTestHelper } from './rules.mjs'

const DECLARED =
  /(?:^|\n)export\s+(?:declare\s+|abstract\s+|async\s+)*(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/g
const PACKAGE = /^@pasar\/(\w+)(?:\/(.+))?$/
const isIndex = (file) => /\/index\.tsx?$/.test(file)
const isUnitTest = (file) => /\.test\.tsx?$/.test(file)
const packageOf = (file) => file.split('/').slice(0, 2).join('/')

function resolve(files, file, specifier) {
  const [, name, inside = 'index'] = PACKAGE.exec(specifier) ?? []
  return name ? findFile(files, `packages/${name}/src/${inside}`) : resolveImport(files, file, specifier)
}

/** Where the names of each package are declared, by "packages/api name". */
function findDeclarations(files) {
  const found = new Map()
  for (const [file, text] of files) {
    if (isUnitTest(file) || isTestHelper(file)) continue
    for (const [, name] of text.matchAll(DECLARED)) {
      const key = `${packageOf(file)} ${name}`
      found.set(key, [...(found.get(key) ?? []), file])
    }
  }
  return found
}

/** The names between braces as they are declared: `{ type A, b as c }` names A and b; null for `*`, a default or none. */
const namesIn = (clause) => {
  const [, inside] = /^\{([^}]*)\}\s*$/.exec(clause.trim()) ?? []
  return inside === undefined
    ? null
    : inside
        .split(',')
        .map(
          (each) =>
            each
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s/)[0],
        )
        .filter(Boolean)
}

/** What a file imports. Lists of exports are looked through: who imports a name depends on the file that declares it. */
function importsOf(files, declarations, file, text) {
  const targets = new Set()
  for (const [, , clause = '', written, called] of text.matchAll(IMPORT)) {
    const target = resolve(files, file, written ?? called)
    if (target === null) continue
    const names = isIndex(target) && !isIndex(file) ? namesIn(clause) : null
    const declaring = names?.flatMap((name) => declarations.get(`${packageOf(target)} ${name}`) ?? [target])
    for (const each of declaring ?? [target]) targets.add(each)
  }
  return targets
}

/**
 * The unit tests that depend on what was changed: those beside it first, then those of which fewer imports lead to it.
 * @param {Map<string, string>} files the code below the root with its texts
 * @param {readonly string[]} changed
 * @returns {string[]} paths
 */
export function nearestTests(files, changed) {
  const declarations = findDeclarations(files)
  const importers = new Map()
  for (const [file, text] of files)
    for (const target of importsOf(files, declarations, file, text))
      importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set(changed.filter((file) => files.has(file)))
  // A set is gone through in the order in which it was filled, with what is added meanwhile: breadth first.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const folders = new Set(changed.map((file) => path.posix.dirname(file)))
  const [beside, others] = [true, false].map((isBeside) =>
    [...reached].filter((file) => isUnitTest(file) && folders.has(path.posix.dirname(file)) === isBeside),
  )
  return [...beside, ...others]
}
