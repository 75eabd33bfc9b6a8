// Small helpers of the scripts in this folder. They need nothing but Node and npm.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the market as it is set, without what stands around it, as the server reads it; else one of the project. */
export const dataDirOr = (otherwise) =>
  process.env.DATA_DIR?.trim().replace(/^(["'])(.*)\1$/s, '$2') || path.join(ROOT, otherwise)

/**
 * What the server is started with in production, to need less memory. Threads that compress answers share two pools: with
 * one each, what is free in one is of no use to the others. New objects have twice 8 MB, not twice 16; it is no slower.
 */
export const SERVER_ENV = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_OPTIONS: ['--max-semi-space-size=8', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
}

/** Installed tools are found under these folders. */
const binFolders = [path.join(ROOT, 'node_modules/.bin'), path.join(ROOT, 'apps/web/node_modules/.bin')]

/** The environment for children: unattended, and with the place of Node's own headers where they exist. */
export function childEnv(extra = {}) {
  const env = {
    ...process.env,
    CI: 'true',
    PATH: [...binFolders, process.env.PATH].join(path.delimiter),
    ...extra,
  }
  const prefix = path.dirname(path.dirname(process.execPath))
  // With the headers at hand, native packages compile where no ready-made file can be fetched.
  if (!env.npm_config_nodedir && existsSync(path.join(prefix, 'include/node/node.h')))
    env.npm_config_nodedir = prefix
  return env
}

/** Runs a command, its output shown; resolves when it ends well. `onStart` is given the child. */
export function run(command, args = [], { env = {}, cwd = ROOT, stdio = 'inherit', onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio })
    onStart?.(child)
    // Each time: npm passes on what this process hears anyhow, and by a signal that nobody listens to it would end before its child.
    const forward = (signal) => child.kill(signal)
    process.on('SIGTERM', forward)
    process.on('SIGINT', forward)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.removeListener('SIGTERM', forward)
      process.removeListener('SIGINT', forward)
      if (code === 0) resolve()
      else {
        const what = [command, ...args].join(' ')
        reject(Object.assign(new Error(`${what} ended with ${signal ?? `code ${code}`}`), { exitCode: code }))
      }
    })
  })
}

/** Runs a script's main part and ends the process with a sentence instead of a stack when it fails. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

/** Runs a command that says itself what is wrong, in a sentence: no more is added to it. */
export async function runSpoken(command, args, options) {
  try {
    await run(command, args, options)
  } catch (error) {
    if (error.code === 'ENOENT') throw new Error('The tools are not installed yet: npm run setup does it.')
    // Ended by a signal it has said nothing.
    if (!error.exitCode) throw error
    process.exitCode = error.exitCode
  }
}
