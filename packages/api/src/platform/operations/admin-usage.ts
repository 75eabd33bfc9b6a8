export const USAGE = `Usage: npm run admin -- create | reset-2fa | suspend | lift | list | operator | app-links | pictures | audit verify [--data FOLDER]
  create [--email EMAIL] [--name NAME] [--generate]
               makes an admin; what is not given is read, a line each (email, name, password), from the terminal or
               a pipe; --generate makes a password and shows it once
  reset-2fa --email EMAIL
               turns two-step login off for someone who has lost both phone and codes; they get a mail
  suspend --email EMAIL --reason REASON
               signs a member out everywhere and refuses their logins; they get the reason by mail
  lift --email EMAIL --reason REASON
               lets a suspended member log in again
  list         shows who runs the market
  operator [--name NAME] [--registration NUMBER] [--sst NUMBER] [--address ADDRESS] [--email EMAIL] [--phone PHONE]
               who the law wants named as running it, in the terms, on the contact page and on invoices; shows what
               is set now
  app-links [--apk URL] [--app-store URL] [--google-play URL]
               where the app is to be had, shown at the foot of every page; "" takes one away; shows what is set now
  pictures     makes the AVIF files that pictures have not got, also while the shop is open; it may be ended and
               started again
  audit verify [--hash HASH]
               reckons the hash chain of the audit log anew: says that it is whole and the hash of the newest entry, or
               names the first entry that was changed or is missing, and fails; with --hash also when no entry has that
               hash, such as one that this command printed earlier and was kept elsewhere
  --data       where the market is (DATA_DIR, else ./data)`

/** The options that each command takes, beside the folder. */
const TAKEN = {
  create: ['email', 'name', 'generate'],
  'reset-2fa': ['email'],
  suspend: ['email', 'reason'],
  lift: ['email', 'reason'],
  list: [],
  operator: ['name', 'registration', 'sst', 'address', 'email', 'phone'],
  'app-links': ['apk', 'app-store', 'google-play'],
  pictures: [],
  'audit verify': ['hash'],
} as const satisfies Record<string, readonly string[]>

export type AdminCommand = keyof typeof TAKEN

const isCommand = (name: string): name is AdminCommand => Object.hasOwn(TAKEN, name)

/**
 * Which command was typed.
 * @param given the options that were
 * @returns a sentence where there is no such command, or it does not take one of them
 */
export function readCommand(
  words: readonly string[],
  given: readonly string[],
): { command: AdminCommand } | { wrong: string } {
  const name = words.join(' ')
  if (name === '') return { wrong: USAGE }
  if (!isCommand(name)) return { wrong: `There is no command '${name}'.\n\n${USAGE}` }
  const taken: readonly string[] = TAKEN[name]
  const other = given.find((option) => !taken.includes(option))
  return other === undefined ? { command: name } : { wrong: `${name} does not take --${other}.\n\n${USAGE}` }
}
