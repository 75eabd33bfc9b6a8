import { days, hours, minutes } from '../kernel/time'

/** How long what opens an account lives. Without schemas: browsers read it, too. */
export const LIFETIME = {
  session: hours(24),
  verifyLink: hours(24),
  resetLink: minutes(60),
  accessToken: minutes(60),
  refreshToken: days(7),
} as const
