import { type ParseArgsConfig, parseArgs } from 'node:util'

type Given<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config & { args: string[] }>>

/** What a command was given, or what to print in place of running it. */
export type CommandLine<Config extends ParseArgsConfig> =
  | { given: Given<Config> }
  | { print: string; isWrong: boolean }

/**
 * Reads what was typed after the name of a command. Whoever asks for help gets its usage, and whoever typed an option
 * that it has not got a sentence above it.
 */
export function readCommandLine<Config extends ParseArgsConfig>(
  typed: string[],
  usage: string,
  config: Config,
): CommandLine<Config> {
  const options = typed.includes('--') ? typed.slice(0, typed.indexOf('--')) : typed
  if (options.some((option) => option === '--help' || option === '-h'))
    return { print: usage, isWrong: false }
  try {
    return { given: parseArgs({ ...config, args: typed }) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node goes on with advice to programmers.
    const sentence = `${error.message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`
    return { print: `${sentence}\n\n${usage}`, isWrong: true }
  }
}
