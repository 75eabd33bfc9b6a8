import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addCatalogue } from '@pasar/api/demo'
import { makeSmallMarket } from '@pasar/api/testing'
import { type OwnServer, openServer } from '../e2e/testing/own-server'
import type { Report } from './report'
import type { Scene } from './scene'

/** Items for races, each sold once. */
const ITEMS = 120

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-attack-template-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await makeSmallMarket(folder)
  await addCatalogue(folder, ITEMS, { now: Date.now() })
  return folder
}

let template: Promise<string> | null = null

/** The small market, made once; each scene has a copy. */
function findTemplate(): Promise<string> {
  template ??= makeTemplate()
  return template
}

export interface OpenMarket {
  server(): OwnServer
  dataDir: string
  killAndRestart(): Promise<OwnServer>
  close(): Promise<void>
}

const kill = async ({ process: child, ended }: OwnServer): Promise<void> => {
  child.kill('SIGKILL')
  await ended
}

/** The built server on a market of its own. */
export async function openMarket(env: Record<string, string> = {}): Promise<OpenMarket> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-attack-'))
  cpSync(await findTemplate(), dataDir, { recursive: true })
  // What a server says of attacks is not looked at; reading it keeps its pipe from filling up.
  const settings = { LOG_LEVEL: 'error', ...env }
  let server = await openServer(dataDir, { env: settings })
  return {
    dataDir,
    server: () => server,
    killAndRestart: async () => {
      const { port } = server
      await kill(server)
      server = await openServer(dataDir, { env: settings, port })
      return server
    },
    close: async () => {
      await kill(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function runScene(
  scene: Scene,
  options: { report: Report; isQuick: boolean; seconds: number | null },
): Promise<void> {
  const market = await openMarket(scene.env)
  try {
    await scene.run({
      ...options,
      dataDir: market.dataDir,
      get server() {
        return market.server()
      },
      killAndRestart: market.killAndRestart,
    })
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    options.report.check(false, 'the scene comes to its end', text)
  } finally {
    await market.close()
  }
}
