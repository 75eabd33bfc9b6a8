/** When a job is due that only runs when somebody asks for it. */
export const NEVER = Number.MAX_SAFE_INTEGER
