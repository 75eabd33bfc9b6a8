/**
 * The status of every failure that the browser itself makes of a form's answer (`keep-page.ts`). Loaders run again after
 * an action that answered less than 400, and they would fail as it did; `shouldRevalidate` functions can tell it from a
 * refusal of the server.
 */
export const FAILED_STATUS = 503
