import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const REPOSITORY = path.join(import.meta.dirname, '../../..')

/** What the oldest browsers have not got that the market is for: Safari 16.4, Firefox 115, Chrome 111. */
const TOO_NEW =
  /AbortSignal\.any\(|URL\.(?:canParse|parse)\(|Promise\.(?:withResolvers|try)\b|(?:Object|Map)\.groupBy\b|Array\.fromAsync\b|RegExp\.escape\b|\bIterator\.from\b|\.checkVisibility\(|\.(?:isWellFormed|toWellFormed)\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|toArray|reduce|take|drop|flatMap|forEach)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/

/** Sources that browsers may load: not those of the server, which know nothing of browsers' age. */
const sources = ['apps/web/app', 'packages/domain/src'].flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|server)\.|(?:^|\/)(?:server|testing)\//.test(file))
    .map((file) => path.join(folder, file)),
)

it('asks nothing of browsers that the oldest of them have not got', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter((file) => TOO_NEW.test(readFileSync(path.join(REPOSITORY, file), 'utf8')))
  expect(found).toEqual([])
})
