// Finds what stands where it does not belong. Pure: it is given the files, and says what is wrong with them.
import path from 'node:path'
import { capabilityImports, findCapabilityCycles, findCycles, findUnusedBackward } from './cycles.mjs'
import { IMPORT, resolveImport } from './imports.mjs'
import {
  BACKWARD,
  BASE,
  CAPABILITIES,
  ENGINE,
  isTest,
  isTestHelper,
  LATE,
  LAYERS,
  LISTS,
  MAX_FILES,
  TOOLS,
} from './rules.mjs'

const SQL =
  /\bsql`|\b(?:select\s[\w\s.,*()]+\sfrom\s+\w+|insert\s+into\s+\w+|update\s+\w+\s+set\s|delete\s+from\s+\w+)/

/** @param {Map<string, string>} files paths below the root with their texts @returns {string[]} one sentence each */
export function checkStructure(files) {
  const graph = readImports(files)
  return [
    ...checkPlaces(files),
    ...checkSizes(files),
    ...checkLocalesAndTests(files),
    ...checkRoutes(files),
    ...checkLayers(graph),
    ...checkEngine(graph),
    ...checkLate(graph),
    ...checkTestHelpers(graph),
    ...checkSql(files),
    ...checkCycles(graph),
    ...checkCapabilityCycles(graph),
  ]
}

/** Cycles that are written down and are none any more. @param {Map<string, string>} files as above */
export const checkBackward = (files) => findUnusedBackward(capabilityImports(readImports(files)), BACKWARD)

const layerOf = (file) => LAYERS.find(({ root }) => file.startsWith(`${root}/`))
const isCode = (file) => /\.(?:tsx?|mjs)$/.test(file)

function* checkPlaces(files) {
  for (const file of files.keys()) {
    const layer = layerOf(file)
    if (!layer) continue
    const below = file.slice(layer.root.length + 1)
    const [folder, ...rest] = below.split('/')
    if (rest.length === 0) {
      if (!layer.files.includes(below) && !isTest(file))
        yield `${file}: a file stands in the folder of a capability; ${layer.root} itself has ${layer.files.join(', ') || 'none'}`
    } else if (CAPABILITIES.includes(folder)) {
      if (!new RegExp(`^(?:${layer.inside})$`).test(rest.join('/'))) yield `${file}: ${layer.hint}`
    } else if (![...BASE, ...layer.folders].includes(folder))
      yield `${file}: "${folder}" is no capability; the list is in scripts/structure/rules.mjs`
  }
}

function* checkSizes(files) {
  const sizes = new Map()
  for (const file of files.keys()) {
    const folder = path.posix.dirname(file)
    if (isCode(file)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  for (const [folder, size] of sizes)
    if (size > MAX_FILES && !LISTS.test(folder))
      yield `${folder}: ${size} files; more than ${MAX_FILES} need folders by topic`
}

function* checkLocalesAndTests(files) {
  for (const file of files.keys()) {
    const [, folder] = /^apps\/web\/app\/locales\/\w+\/([^/]+)\/[^/]+$/.exec(file) ?? []
    const [, tests] = /^apps\/web\/e2e\/(?:([^/]+)\/)?[^/]+\.spec\.ts$/.exec(file) ?? [null, 'platform']
    for (const found of [folder ?? 'platform', tests ?? 'none'])
      if (![...BASE, ...CAPABILITIES].includes(found))
        yield `${file}: texts and browser tests stand in the folder of their capability`
  }
}

/** A route file names what its feature has, so that a page never needs the route. */
function* checkRoutes(files) {
  for (const [file, text] of files)
    if (
      /^apps\/web\/app\/routes\/[^/]+\.tsx$/.test(file) &&
      /^(?!export \{[^}]*\} from |\s*[\w, ]*$|\} from |\s*\/[/*]|\s*\*)/m.test(text)
    )
      yield `${file}: a route file only exports again; loaders and actions stand in features/<capability>/routes`
    else if (
      /^apps\/web\/app\/features\//.test(file) &&
      !isTest(file) &&
      /from '(?:\.\.\/)+routes\/[\w-]+'/.test(text) &&
      !/^apps\/web\/app\/features\/[^/]+\//.test(
        `${path.posix.normalize(
          path.posix.join(
            path.posix.dirname(file),
            /from '((?:\.\.\/)+routes\/[\w-]+)'/.exec(text)?.[1] ?? '',
          ),
        )}/`,
      )
    )
      yield `${file}: a feature never imports a route file; its types are in features/<capability>/routes`
}

function* checkLayers(graph) {
  for (const { file, specifier, target } of graph.imports) {
    const layer = layerOf(file)
    if (!layer || isTest(file) || isTestHelper(file) || TOOLS.test(file)) continue
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/')
    if (specifier.startsWith('@pasar/')) {
      if (!layer.may.includes(name)) yield `${file}: ${layer.root} may not import ${specifier}`
    } else if (specifier.startsWith('.')) {
      const home = layer.root.split('/').slice(0, 2).join('/')
      if (target && !target.startsWith(`${home}/`)) yield `${file}: ${specifier} leaves ${home}`
    } else if (specifier.startsWith('node:')) {
      if (layer.root === 'packages/domain/src')
        yield `${file}: the domain is pure and may not import ${specifier}`
    } else if (layer.outside && !layer.outside.includes(name))
      yield `${file}: ${layer.root} may not import ${specifier}`
  }
}

/** A second engine can come in beside the first only while query files do not know which it is. */
function* checkEngine(graph) {
  for (const { file, target } of graph.imports)
    if (
      target?.startsWith(ENGINE.folder) &&
      !ENGINE.users.test(file) &&
      layerOf(file)?.root === 'packages/db/src' &&
      !isTest(file) &&
      !isTestHelper(file)
    )
      yield `${file}: ${target} is special to one engine; take Db, Tx and search from packages/db/src/kernel`
}

const LATE_FILES = Object.values(LATE).flat()

/** What is imported plainly is read and run by every start, and stays in memory. */
function* checkLate(graph) {
  for (const { file, specifier, target, isPlain } of graph.imports) {
    if (!isPlain || !layerOf(file) || isTest(file) || isTestHelper(file)) continue
    if (LATE_FILES.includes(target))
      yield `${file}: ${target} needs a large package; load it with import() where it is used`
    else if (Object.hasOwn(LATE, specifier) && !LATE[specifier].includes(file))
      yield `${file}: ${specifier} is large and the start does without it; load it with import() where it is used`
  }
}

function* checkTestHelpers(graph) {
  for (const { file, target } of graph.imports)
    if (
      target &&
      layerOf(file) &&
      (isTestHelper(target) || isTest(target)) &&
      !isTest(file) &&
      !isTestHelper(file)
    )
      yield `${file}: ${target} helps tests; production code may not import it`
}

function* checkSql(files) {
  for (const [file, text] of files)
    if (/^(?:packages\/(?:domain|api)\/src|apps\/web\/(?:app|server))\//.test(file) && isCode(file))
      if (!isTest(file) && !isTestHelper(file) && SQL.test(withoutComments(text)))
        yield `${file}: SQL is written in packages/db only; add a query function there and call it`
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Files that import each other in a cycle cannot be read, moved or tested alone. */
function* checkCycles(graph) {
  for (const cycle of findCycles(graph.edges))
    yield `${cycle.join(' -> ')}: these files import each other in a cycle`
}

/** A capability that needs another and is needed by it cannot be understood, or taken out, without it. */
const checkCapabilityCycles = (graph) => findCapabilityCycles(capabilityImports(graph), BACKWARD)

/** Who imports what, types too: a cycle of types is read like any other. */
function readImports(files) {
  const imports = []
  const edges = new Map()
  for (const [file, text] of files) {
    if (!isCode(file)) continue
    const targets = []
    for (const [, type, , written, called] of text.matchAll(IMPORT)) {
      const specifier = written ?? called
      const target = resolveImport(files, file, specifier)
      imports.push({ file, specifier, target, isPlain: written !== undefined && type === undefined })
      if (target) targets.push(target)
    }
    edges.set(file, targets)
  }
  return { imports, edges }
}
