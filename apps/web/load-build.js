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
 * @returns what the build exports; `compiled`: of how many chunks V8 took what it had compiled before, and how many
 *   there are; and `keep`, which writes what is compiled by then beside the build. V8 takes it from the same version
 *   with the same flags only, and compiles anew for others.
 */
export function loadBuild(folder) {
  const before = readCompiled(folder)
  const modules = new Map()
  /** What is loaded by now; what comes later was not compiled before. */
  let scripts = []

  function load(file) {
    const known = modules.get(file)
    if (known) return known.exports
    const bytes = readFileSync(file)
    const name = scripts === null ? '' : digestOf(bytes)
    // The build writes ASCII only, and V8 keeps large texts of it where they are.
    const script = new vm.Script(bytes.latin1Slice(), {
      // Errors name it. It is kept with what is compiled, and a build is tried elsewhere than where it will be.
      filename: path.join('build/server', path.relative(folder, file)),
      cachedData: before.get(name),
    })
    scripts?.push([name, script])
    const own = createRequire(file)
    const require = (id) =>
      id.startsWith('.') && id.endsWith('.cjs') ? load(path.resolve(path.dirname(file), id)) : own(id)
    require.resolve = own.resolve
    const module = { exports: {} }
    modules.set(file, module)
    try {
      script.runInThisContext()(module.exports, require, module, file, path.dirname(file))
    } catch (error) {
      // As Node's own: the next who requires it tries again.
      modules.delete(file)
      throw error
    }
    return module.exports
  }

  const build = load(path.join(folder, 'index.cjs'))
  const first = scripts
  scripts = null
  before.clear()
  const taken = first.filter(([, { cachedDataRejected }]) => cachedDataRejected === false).length
  return {
    build,
    compiled: { taken, of: first.length },
    keep: () =>
      writeCompiled(
        folder,
        first.map(([name, script]) => [name, script.createCachedData()]),
      ),
  }
}
