/** Where members log in, and where they prove that it is them. */
const ASKS_WHO = /^\/(?:login|reauthenticate)(?:\?|$)/
/** The forms that do so lead to each other, and on to what comes next. */
const LOGS_IN = /^\/(?:login|register|reset-password|reauthenticate)(?:\/|$)/

/**
 * Whether the answer to a form takes its sender away from it, to log in or to prove who they are.
 * @param to where it leads, with its query
 * @param from the path of the page with the form
 */
export const leadsAway = (to: string, from: string): boolean => ASKS_WHO.test(to) && !LOGS_IN.test(from)
