import type { ParseArgsConfig } from 'node:util'
import { type CommandLine, readCommandLine } from '../../src/platform/operations/command-line'

/** What this command was given; ends the process where there is only something to print. */
export function readArgs<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): Extract<CommandLine<Config>, { given: unknown }>['given'] {
  const line = readCommandLine(process.argv.slice(2), usage, config)
  if ('given' in line) return line.given
  if (line.isWrong) console.error(line.print)
  else console.log(line.print)
  process.exit(line.isWrong ? 1 : 0)
}
