import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** What a build has made itself, without what it took over. */
const LIST = 'files.json'

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

function filesOf(build: string): string[] {
  const list = path.join(build, LIST)
  if (existsSync(list)) return z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))
  return existsSync(build) ? listFiles(build) : []
}

/**
 * Puts a finished build in the place of the last one, all at once. It takes over the last one's files whose names are not
 * its own: a server that is still running loads some of them only when it needs them, and so do pages that are open in
 * browsers. What the last one itself took over goes.
 * @param made the folder of the finished build; it is there no more afterwards
 * @param place where the server looks for its build
 */
export function placeBuild(made: string, place: string): void {
  writeFileSync(path.join(made, LIST), JSON.stringify(listFiles(made)))
  for (const file of filesOf(place)) {
    const [from, to] = [path.join(place, file), path.join(made, file)]
    if (existsSync(to) || !existsSync(from)) continue
    mkdirSync(path.dirname(to), { recursive: true })
    linkSync(from, to)
  }
  const last = `${made}-last`
  rmSync(last, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, last)
  renameSync(made, place)
  rmSync(last, { recursive: true, force: true })
}
