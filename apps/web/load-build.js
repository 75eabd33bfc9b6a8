// Loads the built server with what V8 has compiled of it before. It is plain JavaScript, as `server.js` is.
import { createHash } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'

const CACHE = 'compiled.bin'

const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * What was compiled before, by the digest of its source. The file: a line of JSON, then all parts one after the other.
 * A server starts without it, too: what cannot be read, or is not whole, counts as nothing.
 */
function readCompiled(folder) {
  try {
    const whole = readFileSync(path.join(folder, CACHE))
    const end = whole.indexOf('\n')
    const { digest, sizes } = JSON.parse(whole.toString('utf8', 0, end))
    if (digestOf(whole.subarray(end + 1)) !== digest) return new Map()
    let at = end + 1
    return new Map(
      sizes.map(([name, size]) => {
        at += size
        return [name, whole.subarray(at - size, at)]
      }),
    )
  } catch {
    return new Map()
  }
}

function writeCompiled(folder, parts) {
  const file = path.join(folder, CACHE)
  const body = Buffer.concat(parts.map(([, data]) => data))
  const head = { digest: digestOf(body), sizes: parts.map(([name, data]) => [name, data.length]) }
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
  // It holds no secret, and whoever runs the server may be another user than who has built it.
  chmodSync(`${file}.new`, 0o644)
  renameSync(`${file}.new`, file)
}

/**
 * Loads `index.cjs` of a folder of chunks, each of which is a function of what a CommonJS module is given.
 * @param folder where the build has the server
 * @returns what the build exports, and `keep`, which writes what is compiled by then beside it. V8 takes it from the
 *   same version with the same flags only, and compiles anew for others.
 */
export function loadBuild(folder) {
  const compiled = readCompiled(folder)
  const modules = new Map()
  const scripts = new Map()

  function load(file) {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const bytes = readFileSync(file)
    const name = digestOf(bytes)
    // The build writes ASCII only, and V8 keeps large texts of it where they are.
    const script = new vm.Script(bytes.latin1Slice(), {
      filename: file,
      cachedData: compiled.get(name),
    })
    scripts.set(name, script)
    const own = createRequire(file)
    const require = (id) =>
      id.startsWith('.') && id.endsWith('.cjs') ? load(path.resolve(path.dirname(file), id)) : own(id)
    require.resolve = own.resolve
    script.runInThisContext()(module.exports, require, module, file, path.dirname(file))
    return module.exports
  }

  const keep = () =>
    writeCompiled(
      folder,
      [...scripts].map(([name, script]) => [name, script.createCachedData()]),
    )

  /** How many chunks V8 had not to compile. */
  const taken = () =>
    [...scripts.values()].filter(({ cachedDataRejected }) => cachedDataRejected === false).length

  const build = load(path.join(folder, 'index.cjs'))
  // What is loaded late was not compiled before.
  compiled.clear()
  return { build, keep, taken }
}
