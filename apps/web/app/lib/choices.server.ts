import { readCookie } from './cookies'

/** Where a reader's choices about what is kept of them stand. */
const CHOICES = 'choices'

/** Whether what a reader looks at may be remembered: yes, until they chose otherwise. */
export const mayRemember = (request: Request): boolean =>
  !/\brecent(?:=|%3D)0\b/i.test(readCookie(request.headers.get('cookie'), CHOICES))
